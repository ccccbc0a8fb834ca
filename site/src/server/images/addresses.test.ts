import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageHosts } from '@vitrine/commerce/server';
import { imageUrl, isRaster, proxiedImage, rasterUrl } from './addresses';

const origin = 'http://127.0.0.1:4010';
const address = imageUrl(origin);
const imageAt = (path: string) => proxiedImage(new URL(path, 'http://shop.example'));

beforeEach(() => vi.stubEnv('SESSION_SECRET', 'only for tests, and long enough to sign'));
afterEach(() => vi.unstubAllEnvs());

describe('spec §7: images outside the approved content-delivery hosts come through an image proxy', () => {
  it('approves four hosts', () => {
    expect(imageHosts).toHaveLength(4);
    for (const host of imageHosts) expect(address(`https://${host}/1.jpg`)).toBe(`https://${host}/1.jpg`);
  });

  it.each(['https://cdn.shopify.com/s/files/1.jpg?v=2', 'data:image/png;base64,AAAA'])('leaves %s unchanged', (src) => {
    expect(address(src)).toBe(src);
  });

  it.each([
    `${origin}/cdn/ox/1.svg?width=400`,
    'https://images.example/ox.jpg?v=2&w=400',
    'http://images.example/ox.jpg',
    'https://images.example/%E7%89%9B/50%25.jpg',
    'https://cdn.shopify.com.evil.example/1.jpg',
    'http://cdn.shopify.com/1.jpg',
    'https://cdn.shopify.com:8443/1.jpg',
  ])('routes %s through the proxy, and back to itself', (src) => {
    expect(address(src)).toMatch(/^\/media\/[\w-]{16}\/[\w-]+$/);
    expect(imageAt(address(src))).toBe(src);
  });

  it("accepts a path for one on the shop's origin", () => {
    expect(imageAt(address('/cdn/ox/1.svg'))).toBe(`${origin}/cdn/ox/1.svg`);
  });

  it.each([`${origin}/cdn/ox/1.svg?width=400`, 'https://cdn.shopify.com/ox.svg'])('has %s as PNG too', (src) => {
    const raster = rasterUrl(address(src));
    expect(isRaster(new URL(raster, origin))).toBe(true);
    expect(imageAt(raster)).toBe(src);
  });

  it.each(['https://images.example/ox.jpg', 'https://cdn.shopify.com/1.jpg', '/ox.jpg'])(
    'has %s in its format',
    (src) => expect(rasterUrl(address(src))).toBe(address(src)),
  );

  it('generates the same URL for a picture each time, so that caches can keep it', () => {
    expect(address('https://images.example/ox.jpg')).toBe(address('https://images.example/ox.jpg'));
  });
});

describe('the image proxy', () => {
  const encode = (href: string) => Buffer.from(href).toString('base64url');

  it.each([
    '/media/cdn/ox/1.svg',
    '/media/',
    '/media//',
    `/media//${encode('https://evil.example/1.jpg')}`,
    `/media/AAAAAAAAAAAAAAAAAAAAAA/${encode('https://evil.example/1.jpg')}`,
    '/media/https://evil.example/1.jpg',
    '/media@evil.example/1.jpg',
  ])('fetches nothing for %s, which this server did not sign', (path) => {
    expect(imageAt(path)).toBeUndefined();
  });

  it('does not fetch another URL with the signature of a picture', () => {
    const [, , signed = ''] = address('https://images.example/ox.jpg').split('/');
    expect(imageAt(`/media/${signed}/${encode('https://images.example/other.jpg')}`)).toBeUndefined();
    expect(imageAt(`${address('https://images.example/ox.jpg')}/more`)).toBeUndefined();
  });

  it('does not fetch a URL that another shop signed', () => {
    const theirs = address('https://images.example/ox.jpg');
    vi.stubEnv('SESSION_SECRET', 'of another shop, and long enough to sign');
    expect(imageAt(theirs)).toBeUndefined();
  });

  it('fetches a URL that an earlier secret signed', () => {
    const before = 'of-this-shop-until-yesterday-and-long-enough';
    vi.stubEnv('SESSION_SECRET', before);
    const ours = address('https://images.example/ox.jpg');
    vi.stubEnv('SESSION_SECRET', 'of this shop, and long enough to sign');
    expect(imageAt(ours)).toBeUndefined();
    vi.stubEnv('PREVIOUS_SESSION_SECRETS', before);
    expect(imageAt(ours)).toBe('https://images.example/ox.jpg');
  });
});
