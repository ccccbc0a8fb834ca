import type { MenuLink } from '@vitrine/commerce';
import { Logo } from '@vitrine/components';
import type { ReactNode } from 'react';
import type { ShopPaths } from './defaultPaths.js';

/** What one shop has that another has not. A plain object, which server components can read and hand on to client ones. */
export interface ShopSettings {
  /** Stands in the name of the link to the start page and in the copyright. */
  name: string;
  /** Default: the name, as `Logo` of `@vitrine/components` shows it. */
  logo?: ReactNode;
  /** The links of the main menu, where no merchant chooses them at the platform: see `readMenu`. Default: the shop's collections. */
  menu?: readonly MenuLink[];
  /** Where the shop is, in one line of the footer. Default: none. */
  location?: string;
  /** What speaks for buying here, in a few words each, at every product. Default: none. */
  sellingPoints?: readonly string[];
  /** Information about delivery and returns, in paragraphs, on every product's page. Default: none. */
  delivery?: readonly string[];
  /** The paths that are not the default ones: `'/'`, `'/products/{slug}'`, `'/collections/{slug}'`, `'/brands/{slug}'`, `'/search'`, `'/cart'`, `'/checkout'`, and those below `'/account'`. */
  paths?: Partial<ShopPaths>;
}

/** The logo of the settings, or the name in its place. */
export const ShopLogo = ({ shop: { name, logo } }: { shop: Pick<ShopSettings, 'name' | 'logo'> }) =>
  logo ?? <Logo name={name} />;
