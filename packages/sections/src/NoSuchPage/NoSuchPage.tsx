import { formatMessage } from '@vitrine/components';
import { withEnglish, type Messages } from '../messages.js';
import { PageMessage } from '../PageMessage/PageMessage.js';
import { ShopLink } from '../ShopLink/ShopLink.js';

export interface NoSuchPageProps {
  /** What the pages are of, such as the name of a collection. */
  list: string;
  /** How many pages it has. */
  totalPages: number;
  /** Where a page is found, as `ProductGrid` has it. */
  getHref: (page: number) => string;
  /** BCP 47, the language of `messages`. Default: 'en-US'. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** In place of a page of a list that does not exist: says how many there are, and leads to the first and the last. */
export function NoSuchPage({ list, totalPages: pages, getHref, locale, messages }: NoSuchPageProps) {
  const texts = withEnglish(messages);
  return (
    <PageMessage
      title={texts.noSuchPage}
      text={formatMessage(texts.noSuchPageText, { list, pages }, locale)}
      link={{ href: getHref(1), label: pages === 1 ? texts.onlyPage : texts.firstPage }}
    >
      {pages > 1 && (
        <ShopLink variant="outline" href={getHref(pages)}>
          {texts.lastPage}
        </ShopLink>
      )}
    </PageMessage>
  );
}
