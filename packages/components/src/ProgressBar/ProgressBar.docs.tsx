import type { PicturedRules } from '@vitrine/storybook/rules';
import { ProgressBar } from './ProgressBar.js';

/** The component's picture on the overview page. */
export const picture = <ProgressBar label="Sending" value={40} />;

/** A picture of a do and one of a don't. */
export const rules: PicturedRules = {
  do: ['Say in the label', <ProgressBar key="do" label="Sending your picture" value={40} />],
  dont: ['Use it for what is a choice', <ProgressBar key="dont" label="Drag to set the greatest price" value={60} />],
};
