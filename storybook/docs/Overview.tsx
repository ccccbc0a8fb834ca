import { theme } from '@vitrine/components';
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { ShopProvider } from '@vitrine/sections';
import { shop } from '@vitrine/site/shop';
import type { CSSProperties, ReactNode } from 'react';
import { pictures } from './pictures.js';

/** A shop with an empty cart, which answers in the page itself. */
const commerce = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://overview.northlane.test' },
  { fetch: (url, init) => createSandbox().fetch(new Request(url, init)), session: createMemorySession() },
);

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: theme.space[4],
  padding: 0,
  margin: 0,
  listStyle: 'none',
};

const frame: CSSProperties = {
  display: 'grid',
  alignContent: 'safe center',
  blockSize: '9rem',
  overflow: 'hidden',
  padding: theme.space[4],
  border: `1px solid ${theme.color.rule}`,
  background: theme.color.paper,
  color: theme.color.ink,
  fontFamily: theme.font.body,
};

const link: CSSProperties = {
  display: 'inline-block',
  paddingBlock: theme.space[2],
  color: theme.color.ink,
  textUnderlineOffset: '0.2em',
};

/** Nobody can reach what is in it, with keys, pointer or a screen reader: it is a picture. */
const Picture = ({ zoom, children }: { zoom: number; children: ReactNode }) => (
  <div inert style={frame}>
    <div style={{ zoom, minInlineSize: 0 }}>{children}</div>
  </div>
);

const pageOf = (group: string, name: string) => `./?path=/docs/${group}-${name}--docs`.toLowerCase();

/** Every component in its group, as a small picture that leads to its page. */
export function Overview() {
  return (
    <ShopProvider commerce={commerce} shop={shop} cartChannel="overview">
      {Object.entries(pictures).map(([group, components]) => (
        <section key={group} aria-labelledby={`overview-${group}`} style={{ marginBlockEnd: theme.space[10] }}>
          <h2 id={`overview-${group}`} style={{ marginBlockEnd: theme.space[3] }}>
            {group}
          </h2>
          <ul style={grid}>
            {Object.entries(components).map(([name, picture]) => (
              <li key={name} style={{ minInlineSize: 0 }}>
                {picture && <Picture zoom={group === 'Sections' ? 0.45 : 0.7}>{picture}</Picture>}
                <a href={pageOf(group, name)} target="_parent" style={link}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ShopProvider>
  );
}
