import type { ProductSummary } from '@vitrine/commerce';
import { Badge, formatMessage, Heading, Price, Text, VisuallyHidden } from '@vitrine/components';
import type { ReactNode } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { Highlight } from '../Highlight/Highlight.js';
import type { RootProps } from '../rootProps.js';
import { ColorDot } from '../ui/ColorDot.js';
import { Picture } from '../ui/Picture.js';
import {
  Caption,
  Dots,
  FirstPicture,
  Frame,
  Mark,
  NoPicture,
  Root,
  SecondPicture,
  Tile,
} from './ProductTile.styles.js';
import { QuickAdd } from './QuickAdd.js';
import { givenTile, type TileState } from './tileOf.js';

interface TilePartProps<Root extends HTMLElement = HTMLElement> extends RootProps<Root> {
  /** What the tile shows, from `tileOf`. */
  tile: TileState;
}

export interface TileRootProps extends RootProps<HTMLDivElement> {
  /** The parts: `TileLink`, and beside it `TileButton`, which may not be in the link. */
  children: ReactNode;
}

/** The frame of a tile in a list, for parts in an order of your own. `ProductTile` is this frame with the parts in their usual order. */
export const TileRoot = (props: TileRootProps) => <Root {...props} />;

export interface TileLinkProps extends TilePartProps {
  /** The parts in it. Their texts are its name for screen readers, in this order. */
  children: ReactNode;
}

/** A part of `ProductTile`: the link to the product's page, with all but the button in it. Lists track a press on it. */
export function TileLink({ tile, ...rest }: TileLinkProps) {
  const { id, slug } = givenTile(tile).product;
  return <Tile {...rest} href={{ page: 'product', slug }} productId={id} />;
}

export interface TilePictureProps extends TilePartProps {
  /** Content on the picture, such as `TileMark` if the picture is not the first part of the link. Default: none. */
  children?: ReactNode;
}

/** A part of `ProductTile`: the picture, and a second one under a mouse. Their alternative text is empty: the name describes them. */
export function TilePicture({ tile, children, ...root }: TilePictureProps) {
  const { pictures, isSoldOut, imageLoader, sizes, loading, messages } = givenTile(tile);
  const [first, second] = pictures;
  const picture = { alt: '', crop: '4x5', sizes, imageLoader } as const;
  return (
    <Frame {...root} data-sold-out={isSoldOut || undefined}>
      {first ? (
        <FirstPicture>
          <Picture {...picture} image={first} loading={loading} />
        </FirstPicture>
      ) : (
        <NoPicture aria-hidden="true">{messages.noPicture}</NoPicture>
      )}
      {second && (
        <SecondPicture>
          <Picture {...picture} image={second} loading="lazy" />
        </SecondPicture>
      )}
      {children}
    </Frame>
  );
}

export interface TileCaptionProps extends RootProps<HTMLDivElement> {
  /** The parts in it, one below the other. The first one ends after two lines. */
  children: ReactNode;
}

/** A part of `ProductTile`: the texts below the picture. */
export const TileCaption = (props: TileCaptionProps) => <Caption {...props} />;

export type TileTitleProps = TilePartProps<HTMLHeadingElement>;

/** A part of `ProductTile`: the product's name as a heading. */
export function TileTitle({ tile, ...root }: TileTitleProps) {
  const { product, headingLevel } = givenTile(tile);
  return (
    <Heading {...root} level={headingLevel} size="md">
      {'searchResult' in product ? (
        <Highlight text={product.searchResult.name} />
      ) : (
        <ForeignWords>{product.name}</ForeignWords>
      )}
    </Heading>
  );
}

export type TilePriceProps = TilePartProps;

/** A part of `ProductTile`: the price, or the range of the variants' prices. */
export function TilePrice({ tile, ...root }: TilePriceProps) {
  const { prices, locale, messages } = givenTile(tile);
  return (
    <Text {...root} as="span" size="md">
      <Price {...prices} locale={locale} messages={messages} />
    </Text>
  );
}

const maxDots = 5;

export type TileColorsProps = TilePartProps;

/** A part of `ProductTile`: the colours of the product. Without a choice of colours, it renders nothing. */
export function TileColors({ tile, ...root }: TileColorsProps) {
  const { product, locale, messages } = givenTile(tile);
  const colors: NonNullable<ProductSummary['colors']> = product.colors ?? [];
  if (colors.length < 2) return null;
  const count = colors.length - maxDots;
  return (
    <Dots {...root}>
      <VisuallyHidden>{formatMessage(messages.colorCount, { count: colors.length }, locale)}</VisuallyHidden>
      {colors.slice(0, maxDots).map(({ name, swatch }) => (
        <ColorDot key={name} swatch={swatch} />
      ))}
      {count > 0 && <span aria-hidden="true">{formatMessage(messages.moreColors, { count }, locale)}</span>}
    </Dots>
  );
}

export type TileMarkProps = TilePartProps;

/**
 * A part of `ProductTile`: the most important fact about stock, price or age, at the top of the element around it: `TileLink` or `TilePicture`.
 * Without one, it renders nothing.
 */
export function TileMark({ tile, ...root }: TileMarkProps) {
  const { mark } = givenTile(tile);
  if (!mark) return null;
  const { text, isQuiet, isSaid } = mark;
  return (
    <Mark {...root} {...(isSaid && { 'aria-hidden': true })}>
      <Badge {...(isQuiet && { variant: 'outline' })} badgeContent={text} />
    </Mark>
  );
}

export type TileButtonProps = TilePartProps<HTMLDivElement>;

/**
 * A part of `ProductTile`: the button that adds the product to the cart, or asks for its options. A sold-out product has none. Put it beside
 * `TileLink`, directly into `TileRoot`.
 */
export function TileButton({ tile, ...root }: TileButtonProps) {
  const { product, isSoldOut } = givenTile(tile);
  const { id, name, slug, soleVariantId, price } = product;
  return isSoldOut ? null : <QuickAdd {...root} product={{ id, name, slug, soleVariantId, ...(price && { price }) }} />;
}
