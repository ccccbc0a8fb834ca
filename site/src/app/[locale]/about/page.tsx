import { Heading, Text, VStack } from '@vitrine/components';
import { Feature } from '@vitrine/sections';
import type { Metadata } from 'next';
import { about } from '../../../content';
import { PageBody } from '../../../page/PageBody';
import { orFailure } from '../../../page/orFailure';
import { getCollection, imageLoader } from '../../../server/catalog';

export const generateStaticParams = () => [];

export const metadata: Metadata = {
  title: about.title,
  description: about.description,
  alternates: { canonical: '/about' },
};

interface PageProps {
  params: Promise<{ locale: string }>;
}

export default async function AboutPage({ params }: PageProps) {
  const { locale } = await params;
  return orFailure('/about', async () => {
    const kitchen = await getCollection(locale, 'kitchen');
    return (
      <PageBody>
        <Feature
          variant="opening"
          title={about.title}
          image={kitchen?.image}
          aspectRatio="8 / 5"
          keep="end"
          imageLoader={imageLoader()}
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
  });
}
