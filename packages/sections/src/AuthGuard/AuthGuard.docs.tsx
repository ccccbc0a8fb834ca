import { Spinner } from '@vitrine/components';

export const picture = <Spinner />;
