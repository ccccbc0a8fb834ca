import type { PicturedRules } from '@vitrine/story-kit/rules';
import { named, sizes, yesAndNo } from '@vitrine/story-kit/samples';
import { NativeSelect } from './NativeSelect.js';

export const picture = <NativeSelect label="Size" items={sizes} />;

export const rules: PicturedRules = {
  do: [
    'Name the choice in the placeholder',
    <NativeSelect key="do" label="Country" placeholder="Choose country" items={['Chile', 'Peru'].map(named)} />,
  ],
  dont: ['Use it for two or three', <NativeSelect key="dont" label="Wrap it as a gift?" items={yesAndNo} />],
};
