import type { Examples } from '../testing/examples.js';
import { Pagination } from './Pagination.js';

export const examples: Examples = {
  Pagination: <Pagination page={2} totalPages={20} getHref={(page) => `?page=${page}`} />,
};
