import type { Metadata } from 'next';
import { NotFoundPage } from '../../../page/NotFoundPage';

export const generateStaticParams = () => [];
export const metadata: Metadata = { title: 'Page not found' };

/** Every address that is no page of the shop. */
export default NotFoundPage;
