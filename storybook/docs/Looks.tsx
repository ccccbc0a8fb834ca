import { Badge, brands, Button, declarations, Input, Price, Text, theme, type BrandId } from '@vitrine/components';
import type { CSSProperties } from 'react';

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: theme.space[4],
};

const place: CSSProperties = {
  display: 'grid',
  gap: theme.space[4],
  justifyItems: 'start',
  padding: theme.space[6],
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.md,
  background: theme.color.paper,
  color: theme.color.ink,
  fontFamily: theme.font.body,
};

/** Returns a ref that sets the brand's tokens on an element. They apply to everything in it. */
const dress = (brand: BrandId) => (element: HTMLElement | null) => {
  for (const declaration of declarations(brands[brand].tokens).split(';')) {
    const [name, ...value] = declaration.split(':');
    if (name && value.length) element?.style.setProperty(name.trim(), value.join(':').trim());
  }
};

/** The same components in each brand and scheme. */
export const Looks = () => (
  <div style={grid}>
    {(['northlane', 'halyard'] as const).flatMap((brand) =>
      (['light', 'dark'] as const).map((scheme) => (
        <div key={`${brand} ${scheme}`} data-theme={scheme} style={place} ref={dress(brand)}>
          <span style={{ fontFamily: theme.font.heading, fontSize: theme.fontSize.lg, fontWeight: 700 }}>
            {brands[brand].name}, {scheme}
          </span>
          <Badge badgeContent="New" variant="subtle" />
          <Price price={{ amount: '48', currencyCode: 'USD' }} compareAtPrice={{ amount: '60', currencyCode: 'USD' }} />
          <Input label="Email" />
          <Button>Add to Cart</Button>
          <Text tone="quiet" size="sm">
            Sent within two days
          </Text>
        </div>
      )),
    )}
  </div>
);
