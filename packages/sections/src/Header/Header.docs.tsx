import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Heading, Text, theme } from '@vitrine/components';
import { Header } from './Header.js';

export const picture = <Header />;

export const rules: PicturedRules = {
  do: ['Render it before', <Header key="do" menu={[{ label: 'Bikes', slug: '/collections/bikes' }]} />],
  dont: [
    'Put it into a box',
    <div key="dont" style={{ padding: theme.space[4], border: `1px solid ${theme.color.rule}` }}>
      <Text>… and here the page goes on, with its logo and its cart out of sight.</Text>
      <Heading level={3}>Bikes</Heading>
      <Text tone="quiet">13 products</Text>
    </div>,
  ],
};
