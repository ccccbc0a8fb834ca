import type { CallOptions, Commerce, MenuLink } from '@vitrine/commerce';
import type { ShopSettings } from './settings.js';

/**
 * The links of the shop's main menu: those that the merchant chose at the platform, else those of the shop's settings; where neither names
 * any, what the platform makes of its collections.
 */
export async function readMenu(
  { capabilities, catalog }: Pick<Commerce, 'capabilities' | 'catalog'>,
  { menu = [] }: Pick<ShopSettings, 'menu'>,
  options?: CallOptions,
): Promise<readonly MenuLink[]> {
  if (capabilities.menu !== 'merchant' && menu.length > 0) return menu;
  const links = await catalog.menu(options);
  return links.length > 0 ? links : menu;
}
