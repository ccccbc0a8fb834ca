'use client';
import {
  cartItemBounds,
  lineProblem,
  multiplyMoney,
  waitOf,
  type CartItem as Line,
  type CartItemRecords,
} from '@vitrine/commerce';
import { Badge, Button, formatMessage, NumberInput, Text, useIsHydrated } from '@vitrine/components';
import type { ReactNode } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import type { CartNotice } from '../state/cart/notice.js';
import type { LineNews } from '../state/cart/seen.js';
import type { Messages } from '../messages.js';
import { Notice } from '../ui/Notice.js';
import { Picture } from '../ui/Picture.js';
import { priceText } from '../ui/priceText.js';
import { waitText } from '../ui/stockText.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { Amount, Controls, Frame, Main, Name, Root, Top } from './CartItem.styles.js';

export interface CartItemProps extends RootProps {
  /** The line of the platform's cart. */
  item: Line;
  /** The stock data. Without it, the stock limits nothing. */
  records?: CartItemRecords;
  /** Whether the platform has not confirmed the quantity yet. Default: `false`. */
  isPending?: boolean;
  /** The result of the last change. */
  notice?: CartNotice | undefined;
  /** The changes since the shopper last saw the line. Default: none. */
  news?: LineNews | undefined;
  /** Called when the shopper changes the quantity. */
  onQuantityChange: (quantity: number) => void;
  /** Called when the shopper removes the line. */
  onRemove: () => void;
  /** Called when the shopper follows the link to the product. */
  onLeave?: () => void;
}

/** A line of the cart. One that cannot be ordered any more shows that, and only offers its removal. */
export function CartItem({
  item,
  records = {},
  isPending = false,
  notice,
  news,
  onQuantityChange,
  onRemove,
  onLeave,
  ...root
}: CartItemProps) {
  const { messages, locale, imageLoader } = useShop();
  const isHydrated = useIsHydrated();
  const isOutOfStock = lineProblem(item, records) === 'soldOut';
  const wait = waitOf(records);
  return (
    <Root {...root} data-out-of-stock={isOutOfStock || undefined}>
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
                <ForeignWords>{item.title}</ForeignWords>
              </ShopLink>
            ) : (
              <ForeignWords>{item.title}</ForeignWords>
            )}
          </Name>
          <Amount data-pending={isPending || undefined}>
            {priceText(multiplyMoney(item.price, item.quantity), messages, locale)}
          </Amount>
        </Top>
        {item.subtitle && !isSaidByOptions(item) && (
          <Text as="span" size="sm" tone="quiet">
            {item.subtitle}
          </Text>
        )}
        {item.options?.map(({ name, value }) => (
          <Text key={name} as="span" size="sm" tone="quiet">
            {formatMessage(messages.chosenOption, { option: name, value })}
          </Text>
        ))}
        {item.quantity > 1 && (
          <Text as="span" size="sm" tone="quiet" isTabular>
            {formatMessage(messages.each, { price: priceText(item.price, messages, locale) })}
          </Text>
        )}
        {wait && !isOutOfStock && (
          <Text as="span" size="sm">
            {waitText(wait, messages, locale)}
          </Text>
        )}
        {news && <News item={item} news={news} />}
        {isOutOfStock && <Badge variant="outline" badgeContent={messages.outOfStock} />}
        <LineForm item={item}>
          {isOutOfStock ? (
            <Text as="span" size="sm" tone="sale">
              {messages.itemOutOfStock}
            </Text>
          ) : (
            <Quantity item={item} records={records} onChange={onQuantityChange} />
          )}
          <Button
            // A submit button only before scripts run: Enter in the quantity must not press it.
            type={isHydrated ? 'button' : 'submit'}
            name="intent"
            value="remove"
            variant="link"
            size="sm"
            aria-label={formatMessage(messages.removeItem, { product: item.title })}
            onPress={onRemove}
          >
            {messages.remove}
          </Button>
        </LineForm>
        <Notice notice={notice} />
      </Main>
    </Root>
  );
}

/** Whether the variant's name only repeats the chosen options, which show with their names. */
const isSaidByOptions = ({ subtitle, options }: Line) => subtitle === options?.map(({ value }) => value).join(' / ');

function News({ item, news }: { item: Line; news: LineNews }) {
  const { messages, locale } = useShop();
  const texts = [
    news.price && formatMessage(messages.priceChanged, { price: priceText(news.price, messages, locale) }),
    news.quantity &&
      formatMessage(messages.quantityLowered, { quantity: item.quantity, wanted: news.quantity }, locale),
  ];
  return (
    <Text as="span" size="sm" tone="sale">
      {texts.filter(Boolean).join(' ')}
    </Text>
  );
}

/** The form around a line's controls. Before scripts run, the browser sends it with the line's ids. */
function LineForm({ item, children }: { item: Line; children: ReactNode }) {
  const { messages, paths } = useShop();
  if (!paths?.cartForm) return <Controls>{children}</Controls>;
  const { id, lineItemId, variantId, modifiers } = item;
  return (
    <Controls as="form" role="none" action={paths.cartForm} method="post" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="line" value={JSON.stringify({ id, lineItemId, variantId, modifiers })} />
      {/* Enter presses the first button. */}
      <noscript>
        <button type="submit" name="intent" value="update" data-update="">
          {messages.update}
        </button>
      </noscript>
      {children}
    </Controls>
  );
}

interface QuantityProps {
  item: Line;
  records: CartItemRecords;
  onChange: (quantity: number) => void;
}

function Quantity({ item, records, onChange }: QuantityProps) {
  const { messages, locale } = useShop();
  const { min, max } = cartItemBounds(records);
  const isTooMany = item.quantity > max;
  return (
    <NumberInput
      size="sm"
      name="quantity"
      aria-label={formatMessage(messages.quantityOf, { product: item.title })}
      value={item.quantity}
      minValue={min}
      maxValue={max}
      onChange={onChange}
      isInvalid={isTooMany}
      {...(isTooMany && { errorMessage: formatMessage(messages.itemAboveMaximum, { maximum: max }, locale) })}
      {...(item.quantity === max && { description: limitText(records, max, messages, locale) })}
    />
  );
}

/** Why there can be no more pieces. */
const limitText = ({ variant, product }: CartItemRecords, max: number, messages: Messages, locale: string) =>
  (variant ? variant.quantity : product?.quantity) === max
    ? formatMessage(messages.lowStock, { quantity: max }, locale)
    : formatMessage(messages.orderMaximum, { maximum: max }, locale);
