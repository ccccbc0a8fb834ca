import type { ReactNode } from 'react';

export interface CarouselSlide {
  id: string;
  /** Usually a picture. Load the first one eagerly and the others lazily. */
  content: ReactNode;
  /** The slide's name, which screen readers announce after its position: 'Slide 2 of 6: from the side'. */
  label?: string;
  /** Small picture for the row of thumbnails. It is decorative, with an empty `alt`: the slide's position and label are its name. */
  thumbnail?: ReactNode;
}
