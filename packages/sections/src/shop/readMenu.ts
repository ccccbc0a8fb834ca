import { imageLoader, type CallOptions, type CollectionSummary, type Commerce, type MenuLink } from '@vitrine/commerce';
import { pathOf } from './paths.js';
import type { ShopSettings } from './settings.js';

/**
 * Returns the links of the shop's main menu: the merchant's menu at the platform, else the menu of the shop's settings. If neither has
 * links, the platform builds a menu from its collections. Leaves out links to brands if the platform does not support brands.
 * Links to collections get the collection's picture; without an answer of the platform, they have none.
 */
export async function readMenu(
  { capabilities, catalog }: Pick<Commerce, 'capabilities' | 'catalog'>,
  { menu = [], paths }: Pick<ShopSettings, 'menu' | 'paths'>,
  options?: CallOptions,
): Promise<readonly MenuLink[]> {
  const isSettled = capabilities.menu !== 'merchant' && menu.length > 0;
  const links = isSettled ? [] : await catalog.menu(options);
  const chosen = links.length > 0 ? links : menu;
  const shown = capabilities.brands ? chosen : withoutBrands(chosen, pathOf({ page: 'brand', slug: '' }, paths));
  const pathTo = (slug: string) => pathOf({ page: 'collection', slug }, paths);
  const isPictured = shown.some(({ subMenuLinks }) => subMenuLinks?.some(({ slug }) => slug.startsWith(pathTo(''))));
  const collections = isPictured ? await catalog.collections(options).catch((): CollectionSummary[] => []) : [];
  const load = imageLoader(capabilities);
  const pictures = new Map(
    collections.flatMap(({ slug, image }) =>
      image ? [[pathTo(slug), load ? load({ src: image.src, width: pictureWidth }) : image.src]] : [],
    ),
  );
  return pictures.size > 0 ? withPictures(shown, pictures) : shown;
}

/** In px: twice the width at which menus show it. */
const pictureWidth = 240;

const withPictures = (links: readonly MenuLink[], pictures: ReadonlyMap<string, string>): MenuLink[] =>
  links.map(({ subMenuLinks, ...link }) => ({
    ...link,
    ...(subMenuLinks && {
      subMenuLinks: subMenuLinks.map((each) => {
        const picture = pictures.get(each.slug);
        return picture ? { ...each, picture } : each;
      }),
    }),
  }));

const withoutBrands = (links: readonly MenuLink[], path: string): MenuLink[] =>
  links.flatMap(({ subMenuLinks, ...link }) => {
    if (link.slug?.startsWith(path)) return [];
    const left = subMenuLinks?.filter(({ slug }) => !slug.startsWith(path));
    if (left?.length) return [{ ...link, subMenuLinks: left }];
    return subMenuLinks && link.slug === undefined ? [] : [link];
  });
