import type { CollectionSummary } from '@vitrine/commerce';
import { Heading, type ImageLoader } from '@vitrine/components';
import { useId } from 'react';
import { Picture } from '../Picture/Picture.js';
import { Frame, List, Root, Tile } from './CollectionLinks.styles.js';

export interface CollectionLinksProps {
  /** Names the list, to the eye or to a screen reader only. */
  title: string;
  /** Whether the title is seen. Default: `false`, it is visually hidden. */
  showTitle?: boolean;
  /** In the order in which they show; one without a picture shows its name alone. */
  collections: readonly CollectionSummary[];
  /** Asks the image host for pictures of the right size. Default: none, each comes as it is. */
  imageLoader?: ImageLoader | undefined;
}

// Columns of 15rem at the least, within the margins of the page.
const sizes =
  '(min-width: 95em) 17em, (min-width: 86em) 18vw, (min-width: 70em) 22vw, (min-width: 53em) 30vw, (min-width: 33em) 46vw, calc(100vw - 2em)';

/** The collections of the shop, each a picture and a name that lead to it. */
export function CollectionLinks({ title, showTitle = false, collections, imageLoader }: CollectionLinksProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <Heading id={headingId} level={2} isHidden={!showTitle}>
        {title}
      </Heading>
      <List role="list">
        {collections.map(({ id, name, slug, image }) => (
          <li key={id}>
            <Tile href={{ page: 'collection', slug }}>
              <Frame>
                {image && (
                  // Not cropped by the host, which knows of the centre only.
                  <Picture image={image} imageLoader={imageLoader} alt="" aspectRatio="5 / 3" sizes={sizes} />
                )}
              </Frame>
              <Heading level={3} size="lg">
                {name}
              </Heading>
            </Tile>
          </li>
        ))}
      </List>
    </Root>
  );
}
