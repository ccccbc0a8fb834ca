import type { Metadata } from 'next';
import { about } from '@vitrine/northlane/content';
import { AboutContent } from '../../../page/AboutContent';
import { orFailure } from '../../../page/orFailure';
import { getCollection, imageLoader } from '../../../server/catalog/catalog';

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
    return <AboutContent image={kitchen?.image} imageLoader={imageLoader()} />;
  });
}
