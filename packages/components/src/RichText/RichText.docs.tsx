import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Heading } from '../Heading/Heading.js';
import { VStack } from '../VStack/VStack.js';
import { RichText } from './RichText.js';

export const picture = <RichText html="<p>Lugged <strong>steel</strong>, brazed by hand.</p>" />;

export const rules: PicturedRules = {
  do: [
    'Let its headings begin',
    <VStack key="do" gap={3}>
      <Heading level={1} size="xl">
        Lane One
      </Heading>
      <RichText html="<h2>The frame</h2><p>Lugged steel, brazed by hand.</p>" />
    </VStack>,
  ],
  dont: [
    'Style it from outside',
    <div key="dont" style={{ fontFamily: 'cursive', color: '#b00080', fontSize: '1.5em', lineHeight: 1 }}>
      The frame: lugged steel, brazed by hand.
    </div>,
  ],
};
