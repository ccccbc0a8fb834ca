import type { ReactNode } from 'react';

export interface CarouselSlide {
  id: string;
  /** A picture, mostly. The first should load eagerly, the others lazily. */
  content: ReactNode;
  /** What it shows, added to its position for screen readers: 'Slide 2 of 6: from the side'. */
  label?: string;
  /** Small picture for the row of thumbnails, decorative (an empty `alt`): the slide's position and label name it. */
  thumbnail?: ReactNode;
}
