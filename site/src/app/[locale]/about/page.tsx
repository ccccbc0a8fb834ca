import type { Metadata } from 'next';
import { about } from '@vitrine/northlane/content';
import { AboutContent } from '../../../page/AboutContent';
import { orFailure } from '../../../page/orFailure';
import { pageMetadata } from '../../../page/pageMetadata';
import { getCollections, getMissingPolicies, imageLoader } from '../../../server/catalog/catalog';
import { valueOf } from '../../../server/reading/reading';

export const generateStaticParams = () => [];

export const metadata: Metadata = pageMetadata({
  title: about.title,
  path: '/about',
  description: about.description,
});

interface PageProps {
  params: Promise<{ locale: string }>;
}

export default async function AboutPage({ params }: PageProps) {
  const { locale } = await params;
  return orFailure('/about', async () => {
    const [collections, missing] = await Promise.all([valueOf(getCollections(locale)), getMissingPolicies(locale)]);
    return <AboutContent collections={collections} imageLoader={imageLoader()} missing={missing} />;
  });
}
