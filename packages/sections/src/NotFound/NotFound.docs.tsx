import type { PicturedRules } from '@vitrine/storybook/rules';
import { Text } from '@vitrine/components';
import { NotFound } from './NotFound.js';

/** Stands for it on the overview. */
export const picture = <NotFound />;

/** What to do with it and what not to do. */
export const rules: PicturedRules = {
  do: ['Answer with status 404', <NotFound key="do" />],
  dont: [
    'Lead to the start page by itself',
    <Text key="dont" size="lg">
      You are being taken to our start page …
    </Text>,
  ],
};
