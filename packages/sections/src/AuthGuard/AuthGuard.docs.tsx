import { Spinner } from '@vitrine/components';

/** Stands for it on the overview. */
export const picture = <Spinner />;
