import type { CollectionSummary } from '@vitrine/commerce';
import { Heading, type ImageLoader } from '@vitrine/components';
import { useId } from 'react';
import { Picture } from '../ui/Picture.js';
import type { RootProps } from '../rootProps.js';
import { Frame, List, Root, Tile } from './CollectionLinks.styles.js';

export interface CollectionLinksProps extends RootProps {
  /** The list's title, visible or for screen readers only. */
  title: string;
  /** Whether the title is visible. Default: `false`, for screen readers only. */
  showTitle?: boolean;
  /** The collections in order. One without a picture shows only its name. */
  collections: readonly CollectionSummary[];
  /** Returns the image host's URL of a picture in the right size. Default: none, the picture's own URL. */
  imageLoader?: ImageLoader | undefined;
}

// Two columns on phones, then columns of at least 15rem, within the margins of the page.
const sizes = '(min-width: 95em) 17em, (min-width: 86em) 18vw, (min-width: 70em) 22vw, (min-width: 53em) 30vw, 46vw';

/** The collections of the shop, each with a picture and a name as a link to it. */
export function CollectionLinks({ title, showTitle = false, collections, imageLoader, ...root }: CollectionLinksProps) {
  const headingId = useId();
  return (
    <Root {...root} aria-labelledby={headingId}>
      <Heading id={headingId} level={2} isHidden={!showTitle}>
        {title}
      </Heading>
      <List role="list">
        {collections.map(({ id, name, slug, image }) => (
          <li key={id}>
            <Tile href={{ page: 'collection', slug }}>
              {image && (
                <Frame>
                  {/* Not cropped by the host, which would keep the centre. */}
                  <Picture image={image} imageLoader={imageLoader} alt="" aspectRatio="5 / 3" sizes={sizes} />
                </Frame>
              )}
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
