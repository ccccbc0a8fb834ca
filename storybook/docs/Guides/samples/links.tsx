import { LinkProvider } from '@vitrine/components';
import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

/** Next's link takes `href`, like our components. */
export const InNext = ({ children }: { children: ReactNode }) => (
  <LinkProvider linkAs={NextLink}>{children}</LinkProvider>
);

/** React Router's and TanStack Router's links take `to`. Define an adapter once, outside of any component. */
const LinkByHref = ({ href = '', ...props }: ComponentProps<'a'>) => <RouterLink to={href} {...props} />;

export const InReactRouter = ({ children }: { children: ReactNode }) => (
  <LinkProvider linkAs={LinkByHref}>{children}</LinkProvider>
);
