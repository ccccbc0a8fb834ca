import { Rating } from '@vitrine/components';

export const Stars = () => <Rating value={4.5} showsValue />;
