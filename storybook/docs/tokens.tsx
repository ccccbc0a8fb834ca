import { brands, breakpoints, theme, tokens, type BrandId } from '@vitrine/components';
import type { CSSProperties } from 'react';
import { CopyToken } from './CopyToken.js';

/* Samples of the tokens for the docs pages. They read the tokens, so they cannot be out of date. */

const list: CSSProperties = { display: 'grid', gap: theme.space[4], padding: 0, margin: 0, listStyle: 'none' };
const label: CSSProperties = { fontSize: '0.8rem', fontFamily: theme.font.body, lineHeight: 1.4 };

/** Returns both colours of a `light-dark()` pair. */
const pair = (value: string) => /^light-dark\((.+), ([^,]+(?:\([^)]*\))?)\)$/.exec(value)?.slice(1) ?? [value, value];

/** Returns the relative luminance of a hex colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast as '5.3:1'. Empty for a translucent colour. */
function contrast(color: string, ground: string): string {
  if (!color.startsWith('#') || !ground.startsWith('#')) return '';
  const [dark = 0, light = 0] = [luminance(color), luminance(ground)].sort((a, b) => a - b);
  return `${((light + 0.05) / (dark + 0.05)).toFixed(1)}:1`;
}

/** Colours for backgrounds other than paper. */
const grounds: Partial<Record<string, keyof typeof tokens.color>> = {
  onAccent: 'accent',
  onInk: 'ink',
  onSale: 'sale',
};

/** Each colour of a brand in both schemes, on its background, with the contrast. */
export function Colors({ brand = 'northlane' }: { brand?: BrandId }) {
  const colors = { ...tokens.color, ...brands[brand].tokens.color };
  const groundOf = (name: string) => pair(colors[grounds[name] ?? 'paper']);
  return (
    <ul style={{ ...list, gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
      {Object.entries(colors).map(([name, value]) => (
        <li key={name} style={label}>
          <span style={{ display: 'flex', borderRadius: 4, overflow: 'hidden', border: '1px solid #DBD7CD' }}>
            {pair(value).map((color, scheme) => (
              <span
                key={scheme}
                style={{ flex: 1, blockSize: '4rem', padding: '0.75rem', background: groundOf(name)[scheme] }}
              >
                <span style={{ display: 'block', blockSize: '100%', borderRadius: 2, background: color }} />
              </span>
            ))}
          </span>
          <strong style={{ display: 'block', marginBlockStart: '0.5rem' }}>{name}</strong>
          {pair(value).map((color, scheme) => (
            <span key={scheme} style={{ display: 'flex', justifyContent: 'space-between', gap: '0.5rem' }}>
              <span>{color}</span>
              <span>{name === 'paper' ? '' : contrast(color, groundOf(name)[scheme] ?? '')}</span>
            </span>
          ))}
          <CopyToken brand={brand} group="color" name={name} />
        </li>
      ))}
    </ul>
  );
}

export function Radii() {
  return (
    <ul style={{ ...list, gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' }}>
      {Object.entries(tokens.radius).map(([name, size]) => (
        <li key={name} style={label}>
          <span
            style={{
              display: 'block',
              inlineSize: '4rem',
              blockSize: '4rem',
              border: `1px solid ${theme.color.border}`,
              borderRadius: size,
              background: theme.color.panel,
            }}
          />
          <strong>{name}</strong> {size}
          <CopyToken group="radius" name={name} />
        </li>
      ))}
    </ul>
  );
}

export function Breakpoints() {
  const widest = Math.max(...Object.values(breakpoints));
  return (
    <ul style={{ ...list, gap: theme.space[2] }}>
      {Object.entries(breakpoints).map(([name, px]) => (
        <li
          key={name}
          style={{ display: 'grid', gridTemplateColumns: '3rem 5rem 1fr', alignItems: 'center', ...label }}
        >
          <span>{name}</span>
          <span>{px} px</span>
          <span
            style={{ inlineSize: `${(px / widest) * 100}%`, blockSize: '0.75rem', background: theme.color.accent }}
          />
        </li>
      ))}
    </ul>
  );
}

export function TypeScale() {
  return (
    <ul style={list}>
      {Object.entries(tokens.fontSize)
        .reverse()
        .map(([name, size]) => {
          const isHeading = parseFloat(size) > 1.3;
          return (
            <li
              key={name}
              style={{ display: 'grid', gridTemplateColumns: '3rem 1fr auto', alignItems: 'baseline', gap: '1rem' }}
            >
              <span style={label}>{name}</span>
              <span
                style={{
                  fontFamily: isHeading ? theme.font.heading : theme.font.body,
                  fontWeight: isHeading ? theme.fontWeight.heavy : theme.fontWeight.regular,
                  letterSpacing: isHeading ? theme.letterSpacing.display : 'normal',
                  fontSize: `var(--vt-font-size-${name})`,
                  lineHeight: 1.1,
                }}
              >
                Made to last
              </span>
              <CopyToken group="fontSize" name={name} />
            </li>
          );
        })}
    </ul>
  );
}

export function Space() {
  return (
    <ul style={{ ...list, gap: theme.space[2] }}>
      {Object.entries(tokens.space).map(([name, size]) => (
        <li
          key={name}
          style={{ display: 'grid', gridTemplateColumns: '3rem 4rem 1fr auto', alignItems: 'center', ...label }}
        >
          <span>{name}</span>
          <span>{parseFloat(size) * 16} px</span>
          <span style={{ inlineSize: size, blockSize: '0.75rem', background: theme.color.accent }} />
          <CopyToken group="space" name={name} />
        </li>
      ))}
    </ul>
  );
}
