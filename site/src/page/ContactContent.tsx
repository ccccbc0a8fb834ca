import type { PolicyKind } from '@vitrine/commerce';
import { Heading, Text } from '@vitrine/components';
import type { ReactNode } from 'react';
import { contact } from '@vitrine/northlane/content';
import { existing } from '../policyLinks';
import columns from './Columns.module.css';
import styles from './ContactContent.module.css';
import { Facts } from './Facts';
import { PageBody } from './PageBody';

interface ContactContentProps {
  /** The policies that the shop does not have. */
  missing?: readonly PolicyKind[];
  /** The form. */
  children: ReactNode;
}

/** The shop's location and answers that need no message, with the form for one beside them if the platform accepts messages. */
export const ContactContent = ({ missing = [], children: form }: ContactContentProps) => (
  <PageBody>
    <div className={`${columns.columns} ${styles.columns}`}>
      <div className={columns.column}>
        <Heading level={1} size="4xl">
          {contact.title}
        </Heading>
        <Text size="lg">{contact.text}</Text>
        <Facts facts={existing(contact.facts, missing)} />
      </div>
      {form && <div className={styles.form}>{form}</div>}
    </div>
  </PageBody>
);
