import type { Encoding } from './sentPage.mjs';

const encodings = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([^,]*)|,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=([^,]*)|,|$)/i,
};

/** Returns the encoding that a client prefers. If it takes both, brotli, which is smaller. */
export function encodingFor(accepted: string | string[] = ''): Encoding {
  const weightOf = (encoding: keyof typeof encodings) => {
    const found = encodings[encoding].exec(String(accepted));
    return found ? Number(found[1] ?? 1) || 0 : 0;
  };
  const [brotli, gzip] = [weightOf('br'), weightOf('gzip')];
  if (brotli === 0 && gzip === 0) return 'identity';
  return brotli >= gzip ? 'br' : 'gzip';
}
