import { describe, expect, it } from 'vitest';
import { imageUrl, proxiedImage } from './images';

const origin = 'http://127.0.0.1:4010';
const address = imageUrl(origin);

describe('spec §7: images outside the approved content-delivery hosts come through an image proxy', () => {
  it('leaves a picture on an approved host where it is', () => {
    expect(address('https://cdn.shopify.com/s/files/1.jpg?v=2')).toBe('https://cdn.shopify.com/s/files/1.jpg?v=2');
  });
  it("leads one on the shop's origin through the proxy, and back to itself", () => {
    const src = `${origin}/cdn/ox/1.svg?width=400`;
    expect(address(src)).toBe('/media/cdn/ox/1.svg?width=400');
    expect(proxiedImage(origin, new URL(address(src), 'http://shop.example'))?.href).toBe(src);
  });
  it('takes no host for an approved one that only ends or begins like it', () => {
    expect(address('https://cdn.shopify.com.evil.example/1.jpg')).toBe('https://cdn.shopify.com.evil.example/1.jpg');
  });
});

describe('the image proxy', () => {
  it.each([
    ['/media//evil.example/1.jpg', `${origin}//evil.example/1.jpg`],
    ['/media/\\evil.example/1.jpg', `${origin}//evil.example/1.jpg`],
    ['/media/https://evil.example/1.jpg', `${origin}/https://evil.example/1.jpg`],
    ['/media/@evil.example/1.jpg', `${origin}/@evil.example/1.jpg`],
  ])('reaches no other origin by %s', (path, image) => {
    expect(proxiedImage(origin, new URL(path, 'http://shop.example'))?.href).toBe(image);
  });
  it('refuses an address whose host would change', () => {
    expect(proxiedImage(origin, new URL('/media@evil.example/1.jpg', 'http://shop.example'))).toBeUndefined();
    expect(proxiedImage(origin, new URL('/media.evil.example/1.jpg', 'http://shop.example'))).toBeUndefined();
  });
});
