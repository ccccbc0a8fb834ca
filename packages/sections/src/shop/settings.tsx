import type { MenuLink, Money } from '@vitrine/commerce';
import { Logo } from '@vitrine/components';
import type { ReactNode } from 'react';
import type { ShopPaths } from './defaultPaths.js';
import type { DispatchSettings } from './dispatch.js';
import type { ShopHref } from './paths.js';
import type { SellingPoints } from './sellingPoints.js';

/** The settings of one shop. A plain object, which server components can read and pass to client components. */
export interface ShopSettings {
  /** The shop's name, used in the label of the link to the start page and in the copyright. */
  name: string;
  /** The shop's logo. Default: the name, as `Logo` of `@vitrine/components` shows it. */
  logo?: ReactNode;
  /** The links of the main menu, if the merchant does not choose them at the platform: see `readMenu`. Default: the shop's collections. */
  menu?: readonly MenuLink[];
  /** The shop's location, in one line of the footer. Default: none. */
  location?: string;
  /** Reasons to buy here, on a product's page: one list for all products, or lists by type or collection. Default: none. */
  sellingPoints?: SellingPoints;
  /** Information about delivery and returns, in paragraphs, on every product's page. Default: none. */
  delivery?: readonly string[];
  /** Links below it, such as to the whole policies. Default: none. */
  deliveryLinks?: readonly { label: string; href: ShopHref }[];
  /** The sums of a cart from which delivery is free, one for each currency. The cart shows the missing amount. Default: none. */
  freeDelivery?: readonly Money[];
  /** Whether the cart offers up to two of the platform's recommendations. Default: `false`. */
  goesWith?: boolean;
  /** When an order leaves the shop, on every product's page and in the cart. Default: none; no day is named. */
  dispatch?: DispatchSettings;
  /** Offers gift options in the cart, if the platform keeps attributes with a cart. Default: none. */
  gift?: GiftSettings;
  /**
   * Words of other languages in the names of products, each with its language, BCP 47: `{ Straßenmütze: 'de' }`. Screen readers pronounce
   * them, and browsers choose a font for them. Default: none.
   */
  foreignWords?: Readonly<Record<string, string>>;
  /** The paths that differ from the default ones: `'/'`, `'/products/{slug}'`, `'/collections/{slug}'`, `'/brands/{slug}'`, `'/search'`, `'/cart'`, `'/checkout'`, and the paths below `'/account'`. */
  paths?: Partial<ShopPaths>;
}

/** The gift options of a shop. The cart offers a message; `{}` offers nothing more. */
export interface GiftSettings {
  /** The gift wrap, as the label of its checkbox: 'Wrap it in recycled paper'. The merchant sees it with the order. Default: the shop does not wrap. */
  wrap?: string;
}

/** The logo of the settings, or the name as a logo. */
export const ShopLogo = ({ shop: { name, logo } }: { shop: Pick<ShopSettings, 'name' | 'logo'> }) =>
  logo ?? <Logo name={name} />;
