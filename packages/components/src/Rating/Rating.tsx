import { StarIcon } from '../icons/icons.js';
import { clamp } from '../internal/clamp.js';
import { defined } from '../internal/defined.js';
import { customProperties, type StaticProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { usePageLocale } from '../internal/usePageLocale.js';
import { messages } from '../messages.js';
import { Filled, Root, Star, Stars, Value } from './Rating.styles.js';

export interface RatingProps extends Omit<StaticProps, 'role'> {
  /** The rating from 0 to `maxValue`. Values outside are limited to them. Parts of a star show. */
  value: number;
  /** Number of stars. Default: 5. */
  maxValue?: number;
  /** The text for screen readers. Default: '4.5 of 5', with at most one decimal place, in the `locale`. */
  'aria-label'?: string;
  /** Whether the number shows after the stars. Default: `false`. */
  showsValue?: boolean;
  /** Language and region of the number, BCP 47. Default: the locale of the `I18nProvider` around it; `'en-US'` without one and in server components. */
  locale?: string;
  /**
   * Height of the stars: 20 px (`'md'`) or 16 px (`'sm'`). Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
}

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached formatter. Creating one is slow, and each tile of a list may show a rating. */
function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  formats.set(locale, known);
  return known;
}

/** A rating as stars, to read: one image for screen readers. To give one, use a `RatingInput`. */
export function Rating({
  value,
  maxValue = 5,
  'aria-label': label,
  showsValue = false,
  locale: ownLocale,
  size = 'md',
  ...rest
}: RatingProps) {
  const format = formatOf(usePageLocale(ownLocale));
  const rating = clamp(value, 0, maxValue);
  const text = label ?? fill(messages.rating, { value: format.format(rating), max: format.format(maxValue) });
  return (
    <Root role="img" aria-label={text} {...defined(rest)} data-size={size}>
      <Stars>
        {Array.from({ length: maxValue }, (_, index) => (
          <RatingStar key={index} share={clamp(rating - index, 0, 1)} />
        ))}
      </Stars>
      {/* Firefox reads what is in an image as well. */}
      {showsValue && <Value aria-hidden="true">{format.format(rating)}</Value>}
    </Root>
  );
}

/** A star, of which a share from 0 to 1 is filled. */
function RatingStar({ share }: { share: number }) {
  return (
    <Star>
      <StarIcon size="100%" strokeWidth={1.5} />
      {share > 0 && (
        <Filled style={customProperties({ '--vt-star': share })}>
          <StarIcon strokeWidth={1.5} />
        </Filled>
      )}
    </Star>
  );
}
