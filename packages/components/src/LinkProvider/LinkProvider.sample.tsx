'use client';
import { Link, LinkProvider } from '@vitrine/components';
import type { ComponentProps } from 'react';

/** In place of your framework's link, such as the default export of 'next/link'. */
const FrameworkLink = ({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>;

/** Around the page: links in all components then navigate without a full page load. */
export const Page = () => (
  <LinkProvider linkAs={FrameworkLink}>
    <Link href="/returns">Returns</Link>
  </LinkProvider>
);
