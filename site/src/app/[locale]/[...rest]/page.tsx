import type { Metadata } from 'next';
import { redirectIfMoved } from '../../../page/moved';
import { NotFoundPage } from '../../../page/NotFoundPage';
import { publicPath } from '../../../routing';

export const generateStaticParams = () => [];
export const metadata: Metadata = { title: 'Page not found' };

interface PageProps {
  params: Promise<{ locale: string; rest: string[] }>;
}

/** The page for every URL without a page of its own. */
export default async function RestPage({ params }: PageProps) {
  const { locale, rest } = await params;
  // A file of another build of the shop has not moved.
  if (rest[0] !== '_next') await redirectIfMoved(locale, publicPath(`/${locale}/${rest.join('/')}`));
  return <NotFoundPage />;
}
