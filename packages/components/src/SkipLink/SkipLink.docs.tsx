import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Label, menuOf } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { HorizontalMenu } from '../HorizontalMenu/HorizontalMenu.js';
import { VStack } from '../VStack/VStack.js';

export const picture = <Button size="sm">Skip to content</Button>;

export const rules: PicturedRules = {
  do: [
    'Put it first',
    <VStack key="do" gap={3} align="start">
      <Button size="sm">Skip to content</Button>
      <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} />
    </VStack>,
  ],
  dont: [
    'Hide it while it has the focus',
    <VStack key="dont" gap={3} align="start">
      <Label>The focus is somewhere above</Label>
      <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} />
    </VStack>,
  ],
};
