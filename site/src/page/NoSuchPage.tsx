import { PageMessage, ShopLink } from '@vitrine/sections';
import { PageStatus } from './PageStatus';

export interface NoSuchPageProps {
  /** Of the collection. */
  name: string;
  /** How many pages it has. */
  pages: number;
  getHref: (page: number) => string;
}

/** A page of a collection that does not exist: says which ones do, with status 404. */
export function NoSuchPage({ name, pages, getHref }: NoSuchPageProps) {
  return (
    <>
      <PageStatus code={404} />
      <PageMessage
        title="There is no such page"
        text={pages === 1 ? `${name} has one page.` : `${name} has ${pages} pages.`}
        link={{ href: getHref(1), label: pages === 1 ? 'Go to it' : 'Go to the first page' }}
      >
        {pages > 1 && (
          <ShopLink variant="outline" href={getHref(pages)}>
            Go to the last page
          </ShopLink>
        )}
      </PageMessage>
    </>
  );
}
