'use client';
import type { Product } from '@vitrine/commerce';
import { Carousel, carouselSlidesPerView, Heading, whenIdle } from '@vitrine/components';
import { useEffect, useState } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { deviceStorage } from '../state/deviceStorage.js';
import { Picture } from '../ui/Picture.js';
import { Root } from '../ProductRow/ProductRow.styles.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { Entry, Frame } from './RecentlyViewed.styles.js';
import { parseViewed, viewedOf, withViewed, type ViewedProduct } from './viewed.js';

export interface RecentlyViewedProps extends RootProps<HTMLDivElement> {
  /** The product of the page. It is stored for the next page, and not shown. */
  product: Product;
}

const key = 'vitrine-viewed';

/** Stores the changed list and returns the previous one. Returns an empty list if the browser's storage is full or blocked. */
function exchangeViewed(change: (viewed: readonly ViewedProduct[]) => ViewedProduct[]): ViewedProduct[] {
  const storage = deviceStorage();
  try {
    const before = parseViewed(storage?.getItem(key) ?? null);
    storage?.setItem(key, JSON.stringify(change(before)));
    return before;
  } catch {
    return [];
  }
}

/** The products that the shopper viewed last. Only this browser stores them. Renders nothing before there are any. */
export function RecentlyViewed({ product, ...root }: RecentlyViewedProps) {
  const { messages, imageLoader } = useShop();
  const [viewed, setViewed] = useState<readonly ViewedProduct[]>([]);
  useEffect(
    () =>
      whenIdle(() => {
        const before = exchangeViewed((viewed) => withViewed(viewed, viewedOf(product)));
        setViewed(before.filter(({ id }) => id !== product.id));
      }),
    [product],
  );
  if (viewed.length === 0) return null;
  return (
    <Root {...root}>
      <Carousel
        aria-label={messages.recentlyViewed}
        heading={
          <Heading level={2} size="xl">
            {messages.recentlyViewed}
          </Heading>
        }
        slidesPerView={carouselSlidesPerView}
        slides={viewed.map(({ id, name, slug, image }) => ({
          id,
          content: (
            <Entry href={{ page: 'product', slug }}>
              <Frame>
                {image && <Picture image={image} imageLoader={imageLoader} alt="" crop="4x5" sizes="72px" />}
              </Frame>
              <span>
                <ForeignWords>{name}</ForeignWords>
              </span>
            </Entry>
          ),
        }))}
      />
    </Root>
  );
}
