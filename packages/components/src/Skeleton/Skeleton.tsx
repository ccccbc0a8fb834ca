import { defined, withDefaults } from '../internal/defined.js';
import { customProperties, type RenderProps, type StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Bone, Root } from './Skeleton.styles.js';

export interface SkeletonProps extends StaticProps<HTMLDivElement>, RenderProps {
  /**
   * `'text'` for lines of the text around it, `'block'` for a picture or a control, `'circle'` for a swatch or a face. Default: `'text'`.
   * @selector [data-shape]
   */
  shape?: 'text' | 'block' | 'circle';
  /** Number of lines of text. The last of several is shorter. Default: 1. */
  lines?: number;
  /** Width, a CSS length. Default: the available width; 3rem for a circle. */
  width?: string;
  /** Height of a block, a CSS length. Default: one line, or the height from the `aspectRatio`. */
  height?: string;
  /** Shape of a block, such as `'4 / 5'`. */
  aspectRatio?: string;
  /** Text that screen readers announce, once for everything that loads. Give it to one skeleton of a group. Default: nothing. */
  label?: string;
}

/** A placeholder for content that is loading. It has the size of the content, so the layout does not shift. */
export function Skeleton({
  shape = 'text',
  lines = 1,
  width,
  height,
  aspectRatio,
  label,
  render,
  ...rest
}: SkeletonProps) {
  return (
    <Root
      {...defined(withDefaults({ role: label ? 'status' : undefined, 'aria-hidden': label ? undefined : true }, rest))}
      data-shape={shape}
      style={customProperties(
        {
          '--vt-skeleton-width': width,
          '--vt-skeleton-height': height,
          '--vt-skeleton-ratio': aspectRatio,
        },
        rest.style,
      )}
      {...renderedBy(render)}
    >
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <Bone key={index} />
      ))}
      {label && <VisuallyHidden as="div">{label}</VisuallyHidden>}
    </Root>
  );
}
