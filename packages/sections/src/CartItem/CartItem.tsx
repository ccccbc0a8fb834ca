'use client';
import {
  cartItemBounds,
  multiplyMoney,
  type CartItem as Line,
  type InventoryRecord,
  type CartItemRecords,
} from '@vitrine/commerce';
import { Badge, Button, formatMessage, formatMoney, NumberInput, Text } from '@vitrine/components';
import type { CartNotice } from '../cartState/notice.js';
import { Notice } from '../Notice/Notice.js';
import { Picture } from '../Picture/Picture.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Amount, Controls, Frame, Main, Name, Root, Top } from './CartItem.styles.js';

export interface CartItemProps {
  /** The line, as the platform's cart has it. */
  item: Line;
  /** What is known of its stock; without it nothing is ruled out. */
  records?: CartItemRecords;
  /** Whether the platform has yet to confirm the quantity. Default: `false`. */
  isPending?: boolean;
  /** What came of the last change. */
  notice?: CartNotice | undefined;
  /** The shopper wants another number of pieces. */
  onQuantityChange: (quantity: number) => void;
  /** The shopper wants it gone. */
  onRemove: () => void;
  /** The shopper follows the link to the product. */
  onLeave?: () => void;
}

/** A line of the cart. One that can no longer be ordered says so and can only be removed. */
export function CartItem({
  item,
  records = {},
  isPending = false,
  notice,
  onQuantityChange,
  onRemove,
  onLeave,
}: CartItemProps) {
  const { messages, locale, imageLoader } = useShop();
  const isOutOfStock = isSoldOut(records.variant) || isSoldOut(records.product);
  return (
    <Root data-out-of-stock={isOutOfStock || undefined}>
      <Frame>
        {item.imageUrl && (
          <Picture
            image={{ src: item.imageUrl }}
            imageLoader={imageLoader}
            alt={item.imageAlt ?? ''}
            crop="4x5"
            sizes="(min-width: 30em) 80px, 64px"
          />
        )}
      </Frame>
      <Main>
        <Top>
          <Name>
            {item.slug ? (
              <ShopLink href={{ page: 'product', slug: item.slug }} {...(onLeave && { onClick: onLeave })}>
                {item.title}
              </ShopLink>
            ) : (
              item.title
            )}
          </Name>
          <Amount data-pending={isPending || undefined}>
            {formatMoney(multiplyMoney(item.price, item.quantity), { locale })}
          </Amount>
        </Top>
        {item.subtitle && (
          <Text as="span" size="sm" tone="quiet">
            {item.subtitle}
          </Text>
        )}
        {item.quantity > 1 && (
          <Text as="span" size="sm" tone="quiet" isTabular>
            {formatMessage(messages.each, { price: formatMoney(item.price, { locale }) })}
          </Text>
        )}
        {isOutOfStock && <Badge variant="outline" badgeContent={messages.outOfStock} />}
        <Controls>
          {isOutOfStock ? (
            <Text as="span" size="sm" tone="sale">
              {messages.itemOutOfStock}
            </Text>
          ) : (
            <Quantity item={item} records={records} onChange={onQuantityChange} />
          )}
          <Button
            variant="link"
            size="sm"
            aria-label={formatMessage(messages.removeItem, { product: item.title })}
            onPress={onRemove}
          >
            {messages.remove}
          </Button>
        </Controls>
        <Notice notice={notice} />
      </Main>
    </Root>
  );
}

interface QuantityProps {
  item: Line;
  records: CartItemRecords;
  onChange: (quantity: number) => void;
}

const isSoldOut = (record: InventoryRecord | undefined) =>
  record !== undefined && (!record.availableForSale || record.maxOrder === 0);

function Quantity({ item, records, onChange }: QuantityProps) {
  const { messages, locale } = useShop();
  const { min, max } = cartItemBounds(records);
  const isTooMany = item.quantity > max;
  return (
    <NumberInput
      size="sm"
      aria-label={formatMessage(messages.quantityOf, { product: item.title })}
      value={item.quantity}
      minValue={min}
      maxValue={max}
      onChange={onChange}
      isInvalid={isTooMany}
      {...(isTooMany && { errorMessage: formatMessage(messages.itemAboveMaximum, { maximum: max }, locale) })}
    />
  );
}
