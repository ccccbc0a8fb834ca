import type { PicturedRules } from '@vitrine/story-kit/rules';
import { menuOf, Panel } from '@vitrine/story-kit/samples';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { HorizontalMenu } from './HorizontalMenu.js';

export const picture = <HorizontalMenu items={['Shop', 'About'].map((label) => ({ label, href: '#' }))} />;

export const rules: PicturedRules = {
  do: ['Keep it to one row', <HorizontalMenu key="do" items={menuOf(['Shop', 'Brands', 'About'])} />],
  dont: [
    'Open it by hovering',
    <VStack key="dont" gap={2}>
      <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} />
      <Panel>
        <Text>Opened in passing</Text>
      </Panel>
    </VStack>,
  ],
};
