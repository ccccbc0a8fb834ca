import type { Metadata } from 'next';
import { NotFoundPage } from '../../../page/NotFoundPage';

export const generateStaticParams = () => [];
export const metadata: Metadata = { title: 'Page not found' };

/** The page for every address without a page of its own. */
export default NotFoundPage;
