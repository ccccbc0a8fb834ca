import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Heading, Image, Text, VStack } from '@vitrine/components';
import { bicyclePicture, kettle } from '@vitrine/story-kit/samples';

export const picture = (
  <VStack gap={2}>
    <Text weight="semibold">Recently viewed</Text>
    {bicyclePicture}
  </VStack>
);

export const rules: PicturedRules = {
  do: [
    'Give it the product of the page',
    <VStack key="do" gap={3}>
      <Heading level={3}>Floor pump</Heading>
      <Text weight="semibold">Recently viewed</Text>
      <Image src={kettle} alt="" aspectRatio="4 / 5" style={{ inlineSize: '6rem' }} />
    </VStack>,
  ],
  dont: [
    'Put it above',
    <VStack key="dont" gap={3}>
      <Text weight="semibold">Recently viewed</Text>
      <Image src={kettle} alt="" aspectRatio="4 / 5" style={{ inlineSize: '6rem' }} />
      <Heading level={3}>Floor pump</Heading>
    </VStack>,
  ],
};
