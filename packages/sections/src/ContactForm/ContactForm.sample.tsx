import { ContactForm } from '@vitrine/sections';

/** The message goes to the shop through the platform. */
export const ContactPage = () => <ContactForm />;
