import { Pagination } from '@vitrine/components';

/** `page` is a parameter of the page's URL. */
export const Pages = ({ page = 3 }) => (
  <Pagination page={page} totalPages={20} getHref={(number) => `/collections/bikes?page=${number}`} />
);
