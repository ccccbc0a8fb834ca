import { theme, tokens } from '@vitrine/components';
import type { CSSProperties } from 'react';

/* Samples of the tokens for the docs pages: they read the tokens, so they cannot be out of date. */

const list: CSSProperties = { display: 'grid', gap: theme.space[4], padding: 0, margin: 0, listStyle: 'none' };
const label: CSSProperties = { fontSize: '0.8rem', fontFamily: theme.font.body, lineHeight: 1.4 };

/** Both colours of a `light-dark()` pair. */
const pair = (value: string) => /^light-dark\((.+), ([^,]+(?:\([^)]*\))?)\)$/.exec(value)?.slice(1) ?? [value, value];

export function Colors() {
  return (
    <ul style={{ ...list, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
      {Object.entries(tokens.color).map(([name, value]) => {
        const [light, dark] = pair(value);
        return (
          <li key={name} style={label}>
            <span
              style={{
                display: 'flex',
                blockSize: '4rem',
                borderRadius: 4,
                overflow: 'hidden',
                border: '1px solid #DBD7CD',
              }}
            >
              <span style={{ flex: 1, background: light }} />
              <span style={{ flex: 1, background: dark }} />
            </span>
            <strong style={{ display: 'block', marginBlockStart: '0.5rem' }}>{name}</strong>
            <span style={{ display: 'block' }}>{light}</span>
            <span style={{ display: 'block' }}>{dark}</span>
          </li>
        );
      })}
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
              style={{ display: 'grid', gridTemplateColumns: '3rem 1fr', alignItems: 'baseline', gap: '1rem' }}
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
          style={{ display: 'grid', gridTemplateColumns: '3rem 5rem 1fr', alignItems: 'center', ...label }}
        >
          <span>{name}</span>
          <span>{parseFloat(size) * 16} px</span>
          <span style={{ inlineSize: size, blockSize: '0.75rem', background: theme.color.accent }} />
        </li>
      ))}
    </ul>
  );
}
