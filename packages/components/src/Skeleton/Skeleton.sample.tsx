import { Skeleton } from '@vitrine/components';

/** In place of a text that is loading. */
export const Loading = () => <Skeleton lines={3} label="Loading the description" />;
