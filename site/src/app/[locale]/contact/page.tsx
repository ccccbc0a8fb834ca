import { ContactForm } from '@vitrine/sections';
import type { Metadata } from 'next';
import { contact } from '@vitrine/northlane/content';
import { ContactContent } from '../../../page/ContactContent';
import { pageMetadata } from '../../../page/pageMetadata';
import { getMissingPolicies } from '../../../server/catalog/catalog';
import { sendMessage } from '../../../server/forms/actions';
import { platform } from '../../../server/shop/platform';

/** The page accepts a form: see docs/decisions/027-forms-without-script.md. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = pageMetadata({
  title: contact.title,
  path: '/contact',
  description: contact.description,
});

interface PageProps {
  params: Promise<{ locale: string }>;
}

export default async function ContactPage({ params }: PageProps) {
  return (
    <ContactContent missing={await getMissingPolicies((await params).locale)}>
      {platform().capabilities.contact && <ContactForm action={sendMessage} />}
    </ContactContent>
  );
}
