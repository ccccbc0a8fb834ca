import { Heading, RichText, Text } from '@vitrine/components';
import type { Policy } from '@vitrine/northlane/content';
import { ShopLink } from '@vitrine/sections';
import { policyPath } from '../policyLinks';
import type { PolicyPage } from '../server/catalog/policyPages';
import columns from './Columns.module.css';
import { PageBody } from './PageBody';
import styles from './PolicyContent.module.css';
import { Trail } from './Trail';

const pathOf = ({ name }: PolicyPage) => policyPath(name);

interface PolicyContentProps {
  policy: PolicyPage;
  /** All policies of the shop. */
  pages: readonly PolicyPage[];
}

/** One of the shop's policies, with links to the others. */
export const PolicyContent = ({ policy, pages }: PolicyContentProps) => (
  <PageBody above={<Trail items={[{ label: policy.title, url: pathOf(policy), isCurrentPage: true }]} />}>
    <div className={`${columns.columns} ${styles.columns}`}>
      <div className={styles.text}>
        <Heading level={1} size="4xl">
          {policy.title}
        </Heading>
        {'html' in policy ? <RichText html={policy.html} /> : <OwnText sections={policy.sections} />}
      </div>
      <nav aria-label="Policies" className={styles.others}>
        <ul>
          {pages.map((each) => (
            <li key={each.name}>
              <ShopLink
                href={pathOf(each)}
                variant="default"
                {...(each.name === policy.name && { 'aria-current': 'page' as const })}
              >
                {each.title}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </PageBody>
);

const OwnText = ({ sections }: { sections: Policy['sections'] }) =>
  sections.map(({ title, paragraphs }, index) => (
    <section key={index} className={styles.section}>
      {title && (
        <Heading level={2} size="lg">
          {title}
        </Heading>
      )}
      {paragraphs.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </section>
  ));
