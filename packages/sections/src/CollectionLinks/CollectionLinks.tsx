import type { CollectionSummary } from '@vitrine/commerce';
import { Heading, Image } from '@vitrine/components';
import { useId } from 'react';
import { Frame, List, Root, Tile } from './CollectionLinks.styles.js';

export interface CollectionLinksProps {
  title: string;
  /** Whether the title is seen. Default: `false`, it is visually hidden. */
  showTitle?: boolean;
  collections: readonly CollectionSummary[];
}

/** The collections of the shop, each a picture and a name that lead to it. */
export function CollectionLinks({ title, showTitle = false, collections }: CollectionLinksProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <Heading id={headingId} level={2} isHidden={!showTitle}>
        {title}
      </Heading>
      <List role="list">
        {collections.map(({ id, name, slug, image }) => (
          <li key={id}>
            <Tile href={`/collections/${slug}`}>
              <Frame>
                {image && <Image src={image.src} alt="" aspectRatio="3 / 2" sizes="(min-width: 48em) 33vw, 100vw" />}
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
