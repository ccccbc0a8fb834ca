import { Heading, Link, Text } from '@vitrine/components';
import { ContactForm } from '@vitrine/sections';
import type { Metadata } from 'next';
import { contact } from '../../../content';
import { PageBody } from '../../../page/PageBody';
import styles from '../../../page/Columns.module.css';
import { platform } from '../../../server/catalog';
import { sendMessage } from '../../../server/forms';
import { shop } from '../../../shop';

/** It takes a form: see docs/decisions/027-forms-without-script.md. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: contact.title,
  description: contact.description,
  alternates: { canonical: '/contact' },
};

export default function ContactPage() {
  return (
    <PageBody>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Heading level={1} size="4xl">
            {contact.title}
          </Heading>
          <Text size="lg">{contact.text}</Text>
          <Text as="address">
            {shop.name}, {shop.location}
            <br />
            <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
          </Text>
        </div>
        {platform().capabilities.contact && <ContactForm action={sendMessage} />}
      </div>
    </PageBody>
  );
}
