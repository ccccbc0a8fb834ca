import { hasCheckouts, isStorefrontPath } from './versions.js';

export const isStorefrontUrl = ({ pathname }: URL): boolean => isStorefrontPath(pathname) && !hasCheckouts(pathname);
