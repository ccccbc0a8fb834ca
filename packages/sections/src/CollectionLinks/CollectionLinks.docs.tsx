import type { PicturedRules } from '@vitrine/story-kit/rules';
import { bicycle, collections } from '@vitrine/story-kit/samples';
import { CollectionLinks } from './CollectionLinks.js';

export const picture = (
  <CollectionLinks title="Collections" collections={[{ id: '1', name: 'Bikes', slug: 'bikes' }]} />
);

export const rules: PicturedRules = {
  do: [
    'Leave out collections without a picture',
    <CollectionLinks key="do" title="Collections" collections={collections} />,
  ],
  dont: [
    'Link to the same collection twice',
    <CollectionLinks
      key="dont"
      title="Collections"
      collections={[
        { id: '1', name: 'Bikes', slug: 'bikes', image: { src: bicycle } },
        { id: '2', name: 'All our bikes', slug: 'bikes', image: { src: bicycle } },
      ]}
    />,
  ],
};
