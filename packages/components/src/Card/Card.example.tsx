import type { Examples } from '../testing/examples.js';
import { Card } from './Card.js';

export const examples: Examples = {
  Card: (
    <Card as="article" variant="panel" media={<img src="/a.jpg" alt="" />} footer="Open today">
      Shop in San Mateo
    </Card>
  ),
};
