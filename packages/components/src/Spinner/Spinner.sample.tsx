import { Spinner } from '@vitrine/components';

export const Loading = () => <Spinner label="Loading your orders" />;
