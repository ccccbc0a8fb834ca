import { defined } from '../internal/defined.js';
import { customProperties, type DomProps } from '../internal/dom.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Bone, Root } from './Skeleton.styles.js';

export interface SkeletonProps extends DomProps<HTMLDivElement> {
  /**
   * `'text'` is lines of the text around it, `'block'` a picture or a control, `'circle'` a swatch or a face. Default: `'text'`.
   * @selector [data-shape]
   */
  shape?: 'text' | 'block' | 'circle';
  /** Lines of text, the last of several is shorter. Default: 1. */
  lines?: number;
  /** A CSS length. Default: the width there is, 3rem for a circle. */
  width?: string;
  /** Height of a block, a CSS length. Default: one line, or as the `aspectRatio` makes it. */
  height?: string;
  /** Shape of a block, such as `'4 / 5'`. */
  aspectRatio?: string;
  /** What a screen reader hears, once for all that loads: give it to one skeleton of a group. Default: nothing. */
  label?: string;
}

/** Stands where something will be, and is as large, so that nothing moves when it comes. */
export function Skeleton({ shape = 'text', lines = 1, width, height, aspectRatio, label, ...rest }: SkeletonProps) {
  return (
    <Root
      {...defined({ role: label ? 'status' : undefined, 'aria-hidden': label ? undefined : true, ...rest })}
      data-shape={shape}
      style={customProperties(
        {
          '--vt-skeleton-width': width,
          '--vt-skeleton-height': height,
          '--vt-skeleton-ratio': aspectRatio,
        },
        rest.style,
      )}
    >
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <Bone key={index} />
      ))}
      {label && <VisuallyHidden as="div">{label}</VisuallyHidden>}
    </Root>
  );
}
