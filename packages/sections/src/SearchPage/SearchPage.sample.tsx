import { SearchPage } from '@vitrine/sections';

/** `q` is a parameter of the page's URL: '/search?q=bike'. */
export const Search = ({ q = 'bike' }) => <SearchPage query={q} />;
