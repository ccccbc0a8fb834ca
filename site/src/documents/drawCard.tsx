import { ImageResponse } from 'next/og';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import { cardSize } from '../cardPaths';
import type { Picture } from '../server/images/pictures';

/** Files that the drawing can read: it does not know WOFF2. */
const files = [
  ...['latin', 'latin-ext'].flatMap((letters) => [
    {
      name: 'Bricolage Grotesque',
      file: `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${letters}-700-normal.woff`,
    },
    { name: 'Instrument Sans', file: `@fontsource/instrument-sans/files/instrument-sans-${letters}-500-normal.woff` },
  ]),
];

let reading: ReturnType<typeof readFonts> | undefined;

const readFonts = () =>
  Promise.all(
    files.map(async ({ name, file }) => ({
      name,
      data: await readFile(createRequire(`${process.cwd()}/package.json`).resolve(file)),
      weight: 500 as const,
    })),
  );

const toPng = async (element: ReactElement, size: { width: number; height: number }) =>
  new Uint8Array(await new ImageResponse(element, { ...size, fonts: await (reading ??= readFonts()) }).arrayBuffer());

const dataUrl = ({ type, bytes }: Picture) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Returns a text without letters that the fonts do not have: `next/og` would fetch a font for them from another server. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u20ac\u2122]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the drawing can read. */
const isReadable = ({ type }: Picture) => /^image\/(?:png|jpeg|svg\+xml)\b/.test(type);

/** Returns the size of an SVG's own shape with 1200 pixels at its longer side. A square if the shape is not known. */
function sizeOf({ bytes }: Picture) {
  const head = new TextDecoder().decode(bytes.subarray(0, 1000));
  const [width = 1, height = 1] =
    /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+(\d+)[\d.]*[\s,]+(\d+)/.exec(head)?.slice(1).map(Number) ?? [];
  const share = 1200 / Math.max(1, width, height);
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * Returns an SVG as PNG on white, for services that take no SVG. Rejects if it cannot be drawn: it is broken, or has neither a `viewBox` nor a
 * size.
 */
export function drawRaster(picture: Picture) {
  const size = sizeOf(picture);
  return toPng(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#fff' }}>
      <img src={dataUrl(picture)} {...size} alt="" />
    </div>,
    size,
  );
}

interface Card {
  /** The shop's name. */
  shop: string;
  title: string;
  /** A word or two above the title, such as the brand. */
  kicker?: string | undefined;
  /** A line below the title, such as the price. */
  line?: string | undefined;
  picture?: Picture | undefined;
}

/** The mark of the shop's icon, in the colours of the light scheme. */
const mark = (
  <svg width="56" height="56" viewBox="0 0 32 32">
    <circle cx="16" cy="16" r="16" fill="#1e4d40" />
    <path
      d="M8.5 24.5 14.6 6h2.8l6.1 18.5M16 11v3M16 17v3M16 23v3"
      fill="none"
      stroke="#faf8f4"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
  </svg>
);

/** Returns a card as PNG: what a social site shows of a page that somebody shares. A picture that cannot be drawn is left out. */
export async function drawCard({ picture, ...texts }: Card) {
  if (!picture || !isReadable(picture)) return toPng(cardOf(texts), cardSize);
  try {
    return await toPng(cardOf({ ...texts, picture }), cardSize);
  } catch {
    // The file is broken, or an SVG without a size. Any other failure comes again.
    return toPng(cardOf(texts), cardSize);
  }
}

function cardOf({ picture, ...texts }: Card) {
  const [shop, title, kicker, line] = [texts.shop, texts.title, texts.kicker ?? '', texts.line ?? ''].map(drawable);
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: '#faf8f4',
        color: '#1b1d1a',
        fontFamily: 'Instrument Sans',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: 64 }}>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' }}>
          {kicker && <div style={{ display: 'flex', fontSize: 30, color: '#5c605a', marginBottom: 16 }}>{kicker}</div>}
          <div
            style={{
              display: 'block',
              fontFamily: 'Bricolage Grotesque',
              fontSize: title!.length > 40 ? 52 : 76,
              lineHeight: 1.05,
              lineClamp: 4,
              wordBreak: 'break-word',
            }}
          >
            {title}
          </div>
          {line && <div style={{ display: 'flex', fontSize: 40, marginTop: 28 }}>{line}</div>}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 32 }}>
          {mark}
          {shop}
        </div>
      </div>
      {picture && (
        <div style={{ display: 'flex', width: 504, height: 630, background: '#efece5' }}>
          <img src={dataUrl(picture)} width={504} height={630} style={{ objectFit: 'cover' }} alt="" />
        </div>
      )}
    </div>
  );
}
