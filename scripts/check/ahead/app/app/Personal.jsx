import { Fragment, Suspense } from 'react';

/** The part of a page that depends on the request. The next model refuses it outside of Suspense. */
const Edge = process.env.AHEAD_MODEL === 'next' ? Suspense : Fragment;

export const Personal = ({ children }) => <Edge>{children}</Edge>;
