import { SearchInput } from '@vitrine/sections';

/** It suggests products while the shopper types. Enter opens the page of the search. */
export const ShopSearch = () => <SearchInput />;
