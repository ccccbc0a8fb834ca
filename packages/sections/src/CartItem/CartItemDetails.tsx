'use client';
import { Badge, formatMessage, Text } from '@vitrine/components';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { priceText } from '../ui/priceText.js';
import { waitText } from '../ui/stockText.js';
import { Details } from './CartItem.styles.js';
import { useCartItem } from './cartItemContext.js';
import type { CartLine } from './useCartLine.js';

export type CartItemDetailsProps = RootProps<HTMLDivElement>;

/**
 * A part of `CartItem`: variant and chosen options, the price of one piece, a later dispatch, the changes since the last visit, and the mark of
 * a line that cannot be ordered any more.
 */
export function CartItemDetails(root: CartItemDetailsProps) {
  const { item, problem, wait, news } = useCartItem();
  const { messages, locale } = useShop();
  const isOutOfStock = problem === 'soldOut';
  return (
    <Details {...root}>
      {item.subtitle && !isSaidByOptions(item) && (
        <Text as="span" size="sm" tone="quiet">
          <bdi>{item.subtitle}</bdi>
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
    </Details>
  );
}

/** Whether the variant's name only repeats the chosen options, which show with their names. */
const isSaidByOptions = ({ subtitle, options }: CartLine['item']) =>
  subtitle === options?.map(({ value }) => value).join(' / ');

function News({ item, news }: { item: CartLine['item']; news: NonNullable<CartLine['news']> }) {
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
