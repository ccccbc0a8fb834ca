'use client';
import type { Product } from '@vitrine/commerce';
import { Accordion, RichText } from '@vitrine/components';
import { CheckIcon } from '@vitrine/components/icons';
import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { sellingPointsOf } from '../shop/sellingPoints.js';
import type { ShopSettings } from '../shop/settings.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { DeliveryLinks, Description, Details, Facts, PlainText, SellingPoints } from './ProductBox.styles.js';
import { useProduct } from './productContext.js';

export interface ProductInfoProps extends RootProps<HTMLDivElement> {
  /** The parts in it, one below the other. */
  children: ReactNode;
}

/** A part of `ProductBox`: the column beside the gallery. On narrow screens it is below. */
export const ProductInfo = (props: ProductInfoProps) => <Details {...props} />;

export type ProductSellingPointsProps = RootProps<HTMLUListElement>;

/** A part of `ProductBox`: the selling points of the shop's settings. Without any, it renders nothing. */
export function ProductSellingPoints(root: ProductSellingPointsProps) {
  const { sellingPoints = {} } = useShop();
  const { product } = useProduct();
  const points = sellingPointsOf(sellingPoints, product);
  return (
    points.length > 0 && (
      <SellingPoints {...root} role="list">
        {points.map((point) => (
          <li key={point}>
            <CheckIcon size={20} strokeWidth={1.5} aria-hidden="true" />
            {point}
          </li>
        ))}
      </SellingPoints>
    )
  );
}

export type ProductDescriptionProps = RootProps;

/** A part of `ProductBox`: the product's description. Without one, it renders nothing. */
export function ProductDescription(root: ProductDescriptionProps) {
  const { messages } = useShop();
  const { description, descriptionHtml } = useProduct().product;
  return (
    (descriptionHtml || description) && (
      <Description {...root} aria-label={messages.productDetails}>
        {descriptionHtml ? <RichText html={descriptionHtml} /> : <PlainText>{description}</PlainText>}
      </Description>
    )
  );
}

export type ProductDetailsProps = RootProps<HTMLDivElement>;

/** A part of `ProductBox`: an accordion with the specifications and the delivery information of the shop's settings. */
export function ProductDetails(root: ProductDetailsProps) {
  const { messages, delivery = [], deliveryLinks = [] } = useShop();
  const { specifications = [] } = useProduct().product;
  const items = [
    ...(specifications.length > 0
      ? [{ id: 'specifications', title: messages.specifications, content: <Specifications facts={specifications} /> }]
      : []),
    ...(delivery.length > 0
      ? [
          {
            id: 'delivery',
            title: messages.delivery,
            content: <Delivery paragraphs={delivery} links={deliveryLinks} />,
          },
        ]
      : []),
  ];
  return items.length > 0 && <Accordion {...root} items={items} headingLevel={2} />;
}

interface DeliveryProps {
  /** Information about delivery and returns. */
  paragraphs: readonly string[];
  /** Links below it. */
  links: NonNullable<ShopSettings['deliveryLinks']>;
}

const Delivery = ({ paragraphs, links }: DeliveryProps) => (
  <>
    <PlainText>{paragraphs.join('\n\n')}</PlainText>
    {links.length > 0 && (
      <DeliveryLinks>
        {links.map(({ label, href }) => (
          <li key={label}>
            <ShopLink variant="none" href={href}>
              {label}
            </ShopLink>
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
