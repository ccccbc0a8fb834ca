import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { RadioGroup } from '../RadioGroup/RadioGroup.js';
import { chooseScheme, chosenScheme } from './scheme.js';
import { SchemeScript } from './SchemeScript.js';
import type { Scheme } from './theme.js';

const items = [
  { value: 'system', label: 'Like the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const meta = preview.meta({
  title: 'Setup/SchemeScript',
  component: SchemeScript,
  // In a page of its own, since the scheme applies to the whole page.
  parameters: { screen: { height: 200 }, controls: { disable: true } },
  // The script itself belongs to servers: React does not run a script that it renders in the browser.
  render: () => (
    <RadioGroup
      label="Colours"
      items={items}
      defaultValue="system"
      onChange={(value) => chooseScheme(value as Scheme)}
    />
  ),
});

/** The page shows the chosen scheme at once, and the script shows it on the next page. */
export const Choice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Dark'));
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(chosenScheme()).toBe('dark');
    await userEvent.click(canvas.getByLabelText('Like the device'));
    await expect(document.documentElement.dataset.theme).toBeUndefined();
    await expect(chosenScheme()).toBe('system');
  },
});
