import type { PicturedRules } from '@vitrine/story-kit/rules';
import { ProgressBar } from './ProgressBar.js';

export const picture = <ProgressBar label="Sending" value={40} />;

export const rules: PicturedRules = {
  do: ['Name the task', <ProgressBar key="do" label="Sending your picture" value={40} />],
  dont: ['Use it for a choice', <ProgressBar key="dont" label="Drag to set the greatest price" value={60} />],
};
