import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import { customProperties, type RenderProps, type StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Root } from './AspectRatio.styles.js';

export interface AspectRatioProps extends StaticProps<HTMLDivElement>, RenderProps {
  /** Width divided by height, as in CSS: `'16 / 9'`, or a number. Default: 1, a square. */
  ratio?: string | number;
  /**
   * How a picture or a video fills a box of another shape. Default: `'cover'`.
   * @selector [data-fit]
   */
  fit?: 'cover' | 'contain';
  /**
   * Shows the panel colour behind content that is loading or does not fill the box. Default: `false`.
   * @selector [data-panel]
   */
  hasPanel?: boolean;
  /** One element, such as a picture, a video, a map or a frame. It fills the box. */
  children?: ReactNode;
}

/**
 * A box of a fixed shape, as wide as its container. It keeps its space while the content loads. For a picture alone, use `Image` with its
 * `aspectRatio`.
 */
export function AspectRatio({ ratio = 1, fit = 'cover', hasPanel, render, ...rest }: AspectRatioProps) {
  return (
    <Root
      {...defined({ ...rest, 'data-panel': hasPanel || undefined })}
      data-fit={fit}
      style={customProperties({ '--vt-ratio': ratio }, rest.style)}
      {...renderedBy(render)}
    />
  );
}
