import { NoSuchPage, SearchInput } from '@vitrine/sections';

/** In place of a page of a list after its last one. */
export const BeyondTheLast = () => (
  <NoSuchPage
    list="Bikes"
    totalPages={3}
    getHref={(page) => `/collections/bikes?page=${page}`}
    search={<SearchInput isLikely={false} />}
  />
);
