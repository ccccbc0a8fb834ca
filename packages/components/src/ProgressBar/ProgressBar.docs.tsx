import type { PicturedRules } from '@vitrine/storybook/rules';
import { ProgressBar } from './ProgressBar.js';

/** Stands for it on the overview. */
export const picture = <ProgressBar label="Sending" value={40} />;

/** What to do with it and what not to do. */
export const rules: PicturedRules = {
  do: ['Say in the label', <ProgressBar key="do" label="Sending your picture" value={40} />],
  dont: ['Use it for what is a choice', <ProgressBar key="dont" label="Drag to set the greatest price" value={60} />],
};
