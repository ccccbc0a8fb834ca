import { customProperties } from '../internal/dom.js';
import { Icon, Swatch } from './listBox.styles.js';
import type { SelectItem } from './selectItem.js';

/** The picture before the text of a choice. */
export function ItemPicture({ item: { icon, image, color } }: { item: SelectItem }) {
  if (icon) return <Icon aria-hidden="true">{icon}</Icon>;
  if (!image && !color) return null;
  return (
    <Swatch style={customProperties({ '--vt-swatch': color })}>
      {image && <img src={image} alt="" loading="lazy" />}
    </Swatch>
  );
}
