import type { Swatch } from '@vitrine/commerce';
import { Dot } from './ColorDot.styles.js';

/** The colour of a value, beside its name. A swatch of several colours shows them side by side. Screen readers skip it. */
export function ColorDot({ swatch: { colors, image } }: { swatch: Swatch }) {
  const [first] = colors;
  const step = 100 / colors.length;
  const bands = colors.map((color, index) => `${color} ${index * step}% ${(index + 1) * step}%`);
  const fill = colors.length > 1 ? `linear-gradient(90deg, ${bands.join(', ')})` : first;
  return (
    <Dot aria-hidden="true" style={{ background: image ? `center / cover url(${JSON.stringify(image)})` : fill }} />
  );
}
