/** The URLs in answers. */
import type { Picture, Product, Variant } from '../../shop/catalog/catalog.js';
import type { ProtocolContext } from '../protocol.js';

type Places = Pick<ProtocolContext, 'origin' | 'shopUrl'>;

export const pictureUrl = (path: string, { origin }: Pick<Places, 'origin'>): string => `${origin}/cdn/${path}`;

export const productUrl = ({ data }: Product, { shopUrl }: Places, variant?: Variant): string =>
  new URL(`/products/${encodeURIComponent(data.handle)}${variant ? `?variant=${variant.id}` : ''}`, shopUrl).href;

export const orderUrl = (token: string, { origin }: Pick<Places, 'origin'>): string => `${origin}/orders/${token}`;

export const mediaOf = ({ data: { path, alt, width, height } }: Picture, places: Places) => ({
  type: 'image',
  url: pictureUrl(path, places),
  ...(alt && { alt_text: alt }),
  width,
  height,
});

/** Returns links to the shop's policies, which a checkout must show. */
export const policyLinks = ({ shop, shopUrl }: Pick<ProtocolContext, 'shop' | 'shopUrl'>) =>
  shop.content.policies.map(({ data: { handle, title } }) => ({
    type: handle.replaceAll('-', '_'),
    url: new URL(`/policies/${handle}`, shopUrl).href,
    title,
  }));
