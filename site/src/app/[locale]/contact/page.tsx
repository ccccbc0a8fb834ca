import { ContactForm } from '@vitrine/sections';
import type { Metadata } from 'next';
import { contact } from '@vitrine/northlane/content';
import { ContactContent } from '../../../page/ContactContent';
import { platform } from '../../../server/catalog/catalog';
import { sendMessage } from '../../../server/forms/actions';

/** The page accepts a form: see docs/decisions/027-forms-without-script.md. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: contact.title,
  description: contact.description,
  alternates: { canonical: '/contact' },
};

export default function ContactPage() {
  return <ContactContent>{platform().capabilities.contact && <ContactForm action={sendMessage} />}</ContactContent>;
}
