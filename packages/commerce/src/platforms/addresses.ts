import { flavours } from '../model/flavours.js';
import { registry } from './registry.js';
import type { PlatformAddresses } from './shared/flavour.js';

const all = [...new Set(flavours.flatMap(({ name }) => registry[name].addresses ?? []))];

/** The hosts of all platforms' pictures. */
export const imageHosts: readonly string[] = all.flatMap((each) => each.imageHosts ?? []);

/** Whether a path is a page of a platform's checkout. */
export const isCheckoutPath = (path: string): boolean => all.some(({ checkoutPath }) => checkoutPath?.test(path));

/** All platforms' links to a new password. */
export const resetLinks: readonly NonNullable<PlatformAddresses['resetLink']>[] = all.flatMap(
  ({ resetLink }) => resetLink ?? [],
);
