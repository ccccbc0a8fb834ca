import type { PicturedRules } from '@vitrine/story-kit/rules';
import { TextArea } from './TextArea.js';

export const picture = <TextArea label="Message" rows={2} />;

export const rules: PicturedRules = {
  do: ['Give it about the height', <TextArea key="do" label="What broke, and how?" rows={4} />],
  dont: [
    'Set a limit without',
    <TextArea key="dont" label="Your message" rows={2} maxLength={20} defaultValue="It began to creak on" />,
  ],
};
