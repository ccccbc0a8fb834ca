import type { CollectionSummary } from '@vitrine/commerce';
import { Heading, Text, VStack, type ImageLoader } from '@vitrine/components';
import { Feature } from '@vitrine/sections';
import { about } from '@vitrine/northlane/content';
import { PageBody } from './PageBody';

export interface AboutContentProps {
  /** The picture that opens the page. */
  image: CollectionSummary['image'];
  imageLoader: ImageLoader | undefined;
}

/** The page about the shop. */
export const AboutContent = ({ image, imageLoader }: AboutContentProps) => (
  <PageBody>
    <Feature
      variant="opening"
      title={about.title}
      image={image}
      aspectRatio="8 / 5"
      keep="end"
      imageLoader={imageLoader}
    >
      <Text size="lg">{about.opening}</Text>
    </Feature>
    {about.sections.map(({ title, paragraphs }) => (
      <VStack key={title} as="section" gap={4} style={{ maxInlineSize: '40rem' }}>
        <Heading level={2} size="2xl">
          {title}
        </Heading>
        {paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </VStack>
    ))}
  </PageBody>
);
