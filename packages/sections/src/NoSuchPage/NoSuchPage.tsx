import { formatMessage } from '@vitrine/components';
import type { ReactNode } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { PageMessage } from '../PageMessage/PageMessage.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';

export interface NoSuchPageProps extends RootProps {
  /** The name of the list, such as a collection's name. */
  list: string;
  /** The number of pages of the list. */
  totalPages: number;
  /** Returns the URL of a page, as in `ProductGrid`. */
  getHref: (page: number) => string;
  /** A search field below the text, such as `SearchInput`. Default: none. */
  search?: ReactNode;
  /** Content below the message, such as `CollectionLinks`. Default: none. */
  children?: ReactNode;
  /** BCP 47, the language of `messages`. Default: 'en-US'. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** Shown in place of a list page that does not exist: the number of pages, with links to the first and the last one. */
export function NoSuchPage({
  list,
  totalPages: pages,
  getHref,
  search,
  children,
  locale,
  messages,
  ...root
}: NoSuchPageProps) {
  const texts = withEnglish(messages);
  return (
    <PageMessage
      {...root}
      title={texts.noSuchPage}
      text={formatMessage(texts.noSuchPageText, { list, pages }, locale)}
      link={{ href: getHref(1), label: pages === 1 ? texts.onlyPage : texts.firstPage }}
      search={search}
      below={children}
    >
      {pages > 1 && (
        <ShopLink variant="outline" href={getHref(pages)}>
          {texts.lastPage}
        </ShopLink>
      )}
    </PageMessage>
  );
}
