import { Heading } from '@vitrine/components';
import { ForeignWords } from './ForeignWords.js';

export const picture = (
  <Heading level={3}>
    <ForeignWords>三徳 Santoku Knife</ForeignWords>
  </Heading>
);
