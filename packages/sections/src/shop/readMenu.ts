import type { CallOptions, Commerce, MenuLink } from '@vitrine/commerce';
import { pathOf } from './paths.js';
import type { ShopSettings } from './settings.js';

/**
 * Returns the links of the shop's main menu: the merchant's menu at the platform, else the menu of the shop's settings. If neither has
 * links, the platform builds a menu from its collections. Leaves out links to brands if the platform does not support brands.
 */
export async function readMenu(
  { capabilities, catalog }: Pick<Commerce, 'capabilities' | 'catalog'>,
  { menu = [], paths }: Pick<ShopSettings, 'menu' | 'paths'>,
  options?: CallOptions,
): Promise<readonly MenuLink[]> {
  const isSettled = capabilities.menu !== 'merchant' && menu.length > 0;
  const links = isSettled ? [] : await catalog.menu(options);
  const chosen = links.length > 0 ? links : menu;
  return capabilities.brands ? chosen : withoutBrands(chosen, pathOf({ page: 'brand', slug: '' }, paths));
}

const withoutBrands = (links: readonly MenuLink[], path: string): MenuLink[] =>
  links.flatMap(({ subMenuLinks, ...link }) => {
    if (link.slug?.startsWith(path)) return [];
    const left = subMenuLinks?.filter(({ slug }) => !slug.startsWith(path));
    if (left?.length) return [{ ...link, subMenuLinks: left }];
    return subMenuLinks && link.slug === undefined ? [] : [link];
  });
