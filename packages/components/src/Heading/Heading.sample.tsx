import { Heading } from '@vitrine/components';

export const Title = () => <Heading level={1}>Bicycles made to last</Heading>;
