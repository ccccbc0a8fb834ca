import { Heading, Link, Text } from '@vitrine/components';
import type { ReactNode } from 'react';
import { contact } from '@vitrine/northlane/content';
import { shop } from '@vitrine/northlane/shop';
import styles from './Columns.module.css';
import { PageBody } from './PageBody';

/** The shop's location, with the form for a message beside it if the platform accepts messages. */
export const ContactContent = ({ children: form }: { children: ReactNode }) => (
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
      {form}
    </div>
  </PageBody>
);
