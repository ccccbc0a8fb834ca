import type { CollectionSummary, PolicyKind } from '@vitrine/commerce';
import { Heading, Text, type ImageLoader } from '@vitrine/components';
import { Feature, ShopLink } from '@vitrine/sections';
import { about } from '@vitrine/northlane/content';
import { existing } from '../policyLinks';
import columns from './Columns.module.css';
import { Facts } from './Facts';
import { PageBody } from './PageBody';

export interface AboutContentProps {
  /** The collections of the shop. The page shows the pictures of some of them. */
  collections: readonly CollectionSummary[];
  imageLoader: ImageLoader | undefined;
  /** The policies that the shop does not have. */
  missing?: readonly PolicyKind[];
}

/** The page about the shop. */
export function AboutContent({ collections, imageLoader, missing = [] }: AboutContentProps) {
  const picture = (slug: string) => ({
    image: collections.find((collection) => collection.slug === slug)?.image,
    aspectRatio: '8 / 5',
    keep: 'end' as const,
    imageLoader,
  });
  const [sold, drawn] = about.sections;
  const { delivery } = about;
  return (
    <PageBody>
      <Feature variant="opening" title={about.title} {...picture(about.picture)}>
        <Text size="lg">{about.opening}</Text>
      </Feature>
      <Story {...sold} {...picture(sold.picture)} isReversed />
      <section className={`${columns.columns} ${columns.ruled}`}>
        <div className={columns.column}>
          <Heading level={2} size="3xl">
            {delivery.title}
          </Heading>
          <Paragraphs texts={delivery.paragraphs} />
          <div>
            <ShopLink variant="outline" href="/contact">
              {about.action}
            </ShopLink>
          </div>
        </div>
        <Facts facts={existing(delivery.facts, missing)} />
      </section>
      <Story {...drawn} {...picture(drawn.picture)} />
    </PageBody>
  );
}

type StoryProps = Omit<Parameters<typeof Feature>[0], 'children'> & { paragraphs: readonly string[] };

const Story = ({ paragraphs, ...feature }: StoryProps) => (
  <Feature {...feature}>
    <Paragraphs texts={paragraphs} />
  </Feature>
);

const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <Text key={text}>{text}</Text>);
