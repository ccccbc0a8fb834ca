import { hasCheckouts } from '../shopify_graphql/versions.js';

export const isCheckoutsUrl = ({ pathname }: URL): boolean => hasCheckouts(pathname);
