import type { Product } from '@vitrine/commerce';
import { Accordion } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { ShopSettings } from '../shop/settings.js';
import { DeliveryLinks, Facts, PlainText } from './ProductBox.styles.js';

interface ProductDetailsProps {
  product: Product;
  /** Information about delivery and returns, in paragraphs. */
  delivery: readonly string[];
  /** Links below it. */
  links: NonNullable<ShopSettings['deliveryLinks']>;
  messages: Messages;
}

/** An accordion with the specifications and the delivery information. */
export function ProductDetails({ product: { specifications = [] }, delivery, links, messages }: ProductDetailsProps) {
  const items = [
    ...(specifications.length > 0
      ? [{ id: 'specifications', title: messages.specifications, content: <Specifications facts={specifications} /> }]
      : []),
    ...(delivery.length > 0
      ? [{ id: 'delivery', title: messages.delivery, content: <Delivery paragraphs={delivery} links={links} /> }]
      : []),
  ];
  return items.length > 0 && <Accordion items={items} headingLevel={2} />;
}

const Delivery = ({ paragraphs, links }: { paragraphs: readonly string[]; links: ProductDetailsProps['links'] }) => (
  <>
    <PlainText>{paragraphs.join('\n\n')}</PlainText>
    {links.length > 0 && (
      <DeliveryLinks>
        {links.map(({ label, href }) => (
          <li key={label}>
            <ShopLink href={href}>{label}</ShopLink>
          </li>
        ))}
      </DeliveryLinks>
    )}
  </>
);

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
