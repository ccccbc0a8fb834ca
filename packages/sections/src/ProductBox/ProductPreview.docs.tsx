import { Price, VStack } from '@vitrine/components';
import { bicyclePicture, usd } from '@vitrine/story-kit/samples';

export const picture = (
  <VStack gap={2}>
    {bicyclePicture}
    <Price price={usd('1299')} />
  </VStack>
);
