import { OrderLookup } from '@vitrine/sections';

/** It finds an order by its number and e-mail address, without an account. */
export const FindOrder = () => <OrderLookup />;
