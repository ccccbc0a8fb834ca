import type { CarouselSlide } from '../Carousel/slide.js';

/** A slide of a carousel, as large as the screen. Its `label` is its caption. */
export interface GalleryItem extends CarouselSlide {
  /** Width of the picture divided by its height. A picture that is moved then stops at its own edge. Default: it fills the screen. */
  ratio?: number;
  /** URL of the same picture with more detail, fetched when it is first enlarged. Default: none; the picture itself grows. */
  detailSrc?: string;
  /** `false` for content with its own controls, such as a film. The gallery then counts slides, not pictures. Default: `true`. */
  canZoom?: boolean;
}
