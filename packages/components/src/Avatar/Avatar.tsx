import { UserRoundIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { initialsOf } from './initials.js';
import { Face, Picture, Root } from './Avatar.styles.js';

export interface AvatarProps extends Omit<StaticProps<HTMLSpanElement>, 'role'>, RenderProps {
  /** The name of the person. Screen readers announce it, and its initials show without a picture. Beside the written name, hide it: `aria-hidden`. */
  name: string;
  /** The URL of the picture, on an opaque ground. Until it has loaded, and if it fails, the initials show. Default: none. */
  src?: string | undefined;
  /**
   * 40 px (`'md'`), 32 px (`'sm'`) or 64 px (`'lg'`). Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md' | 'lg';
}

/** A person: a picture, or the initials of the name. */
export function Avatar({ name, src, size = 'md', render, ...rest }: AvatarProps) {
  const initials = initialsOf(name);
  return (
    <Root role="img" aria-label={name} {...defined(rest)} data-size={size} {...renderedBy(render)}>
      <Face aria-hidden="true">{initials || <UserRoundIcon size="55%" strokeWidth={1.5} />}</Face>
      {/* Over the initials. */}
      {src && <Picture src={src} alt="" loading="lazy" decoding="async" data-initials={initials} />}
    </Root>
  );
}
