import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text } from '@vitrine/components';
import { NotFound } from './NotFound.js';

export const picture = <NotFound />;

export const rules: PicturedRules = {
  do: ['Answer with status 404', <NotFound key="do" />],
  dont: [
    'Lead to the start page by itself',
    <Text key="dont" size="lg">
      You are being taken to our start page …
    </Text>,
  ],
};
