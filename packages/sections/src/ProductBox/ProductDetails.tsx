import type { Product } from '@vitrine/commerce';
import { Accordion } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { Facts, PlainText } from './ProductBox.styles.js';

interface ProductDetailsProps {
  product: Product;
  /** Information about delivery and returns, in paragraphs. */
  delivery: readonly string[];
  messages: Messages;
}

/** An accordion with the specifications and the delivery information. */
export function ProductDetails({ product: { specifications = [] }, delivery, messages }: ProductDetailsProps) {
  const items = [
    ...(specifications.length > 0
      ? [{ id: 'specifications', title: messages.specifications, content: <Specifications facts={specifications} /> }]
      : []),
    ...(delivery.length > 0
      ? [{ id: 'delivery', title: messages.delivery, content: <PlainText>{delivery.join('\n\n')}</PlainText> }]
      : []),
  ];
  return items.length > 0 && <Accordion items={items} headingLevel={2} />;
}

const Specifications = ({ facts }: { facts: NonNullable<Product['specifications']> }) => (
  <Facts>
    {facts.map(({ name, value }, index) => (
      <div key={index}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);
