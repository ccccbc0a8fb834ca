import { Text } from '@vitrine/components';

export const Lead = () => <Text size="lg">Steel frames, and spares for as long as we are here.</Text>;
