'use client';
import { pictureOfChoices, type OptionChoices, type PossiblePrices, type Product } from '@vitrine/commerce';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { PurchaseButton } from '../AddToCartButton/PurchaseButton.js';
import type { AddToCart } from '../shop/useAddToCart.js';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { useShop } from '../shop/ShopProvider.js';
import { noticeText } from '../state/cart/notice.js';
import { Picture } from '../ui/Picture.js';
import { ChoicePrice } from './ChoicePrice.js';
import { Chosen, Face, Name, Problem, Root, Row, Thumbnail } from './BuyBar.styles.js';
import { useRootMark } from '../ui/useRootMark.js';
import { useBarPlace } from './useBarPlace.js';

export interface BuyBarProps {
  product: Product;
  choices: OptionChoices;
  prices: PossiblePrices | undefined;
  /** A sentence about the stock of the choice. */
  note: string | undefined;
  /** The state of the form's own button. */
  state: AddToCart;
  /** The id of the sentence that explains why nothing can be added. */
  reasonId: string | undefined;
  /** Around the form's own button. */
  formButton: RefObject<HTMLElement | null>;
}

/** At the end of a narrow screen: picture, price, choices and the button of a product's form, which shares its state. */
export function BuyBar({ product, choices, prices, note, state, reasonId, formButton }: BuyBarProps) {
  const { messages, locale, imageLoader } = useShop();
  const root = useRef<HTMLElement>(null);
  const { end, isAside } = useBarPlace(root);
  useRootMark('data-has-buy-bar');
  // The form's button is in view again when the bar goes.
  useLayoutEffect(() => {
    const bar = root.current;
    const form = formButton.current;
    return () => {
      if (bar?.contains(document.activeElement)) form?.querySelector('button')?.focus({ preventScroll: true });
    };
  }, [formButton]);
  const image = pictureOfChoices(product, choices)?.details ?? product.media[0]?.details;
  const chosen = chosenTexts(product, choices);
  const problem = state.notice && noticeText(state.notice, messages, locale);
  return (
    <Root
      ref={root}
      aria-label={messages.buyBar}
      data-buy-bar=""
      data-aside={isAside || undefined}
      style={{ insetBlockEnd: end }}
    >
      {problem && (
        // The form announces it.
        <Problem>
          <ForeignWords>{problem}</ForeignWords>
        </Problem>
      )}
      <Row>
        {image && (
          <Thumbnail>
            <Picture image={image} imageLoader={imageLoader} alt="" crop="1x1" sizes="48px" />
          </Thumbnail>
        )}
        <Face>
          <Name>
            <ForeignWords>{product.name}</ForeignWords>
          </Name>
          {prices && <ChoicePrice prices={prices} size="sm" />}
          {chosen && <Chosen>{chosen}</Chosen>}
          {note && <Chosen>{note}</Chosen>}
        </Face>
        <PurchaseButton state={state} reasonId={reasonId} hasNotice={false} />
      </Row>
    </Root>
  );
}

/** Returns the chosen values among those that the shopper can choose from: 'M, Green'. */
const chosenTexts = ({ options }: Product, choices: OptionChoices): string =>
  options
    .filter(({ optionValues }) => optionValues.length > 1)
    .flatMap(({ id, optionValues }) => optionValues.find(({ value }) => value === choices[id])?.text ?? [])
    .join(', ');
