import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { forgetSearches, rememberSearch } from '../state/search/recentSearches.js';
import { SearchInput } from './SearchInput.js';

const meta = preview.meta({
  title: 'Sections/Search/SearchInput',
  component: SearchInput,
  decorators: [withPage],
  parameters: { sandbox: {} },
  args: { onLeave: fn() },
  beforeEach: () => forgetSearches(),
});

const announced = (text: string | RegExp) =>
  waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));

/** The button is enabled as soon as the field has a query. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, loaded, args }) => {
    const { navigate } = loaded.shop as StoryShop;
    const input = await canvas.findByRole('combobox', { name: 'Search' });
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(input).toBeRequired();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(input, '   ');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(input, 'rain & shine  ');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await expect(navigate).toHaveBeenLastCalledWith('/search?q=rain+%26+shine');
    await expect(args.onLeave).toHaveBeenLastCalledWith('rain & shine');
  },
});

/** The number of suggestions is announced once it is known. While the first suggestions load, 0 is not announced. */
export const SaidOnceKnown = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox');
    const said: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) said.push(node.textContent ?? '');
    });
    const announcer = await waitFor(() => {
      const element = document.querySelector('[data-live-announcer]');
      if (!element) throw new Error('Nothing can be announced yet.');
      return element;
    });
    observer.observe(announcer, { childList: true, subtree: true });
    await userEvent.type(input, 'jersey');
    await canvas.findByRole('option', { name: /^Merino Jersey/ });
    await announced(/options? available/);
    observer.disconnect();
    await expect(said.join('; ')).toMatch(/\b[1-9]\d* options? available/);
    await expect(said.join('; ')).not.toMatch(/\b0 options/);
    await userEvent.keyboard('{Escape}');
  },
});

/** The arrow keys choose a suggestion, and Enter opens it. Enter without a choice searches. */
export const Suggestions = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate } = loaded.shop as StoryShop;
    const input = await canvas.findByRole('combobox');
    await userEvent.type(input, 'jersey');
    const jersey = await canvas.findByRole('option', { name: /^Merino Jersey/ });
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    // No button opens the list, so none names it.
    await expect(list).not.toHaveAttribute('aria-labelledby');
    await announced(/options? available/);
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/search?q=jersey');
    await waitFor(() => expect(jersey).not.toBeInTheDocument());
    await userEvent.clear(input);
    await userEvent.type(input, 'merino j');
    await canvas.findByRole('option', { name: /^Merino Jersey.*\$/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/products/merino-jersey');
  },
});

/** A pointer opens a suggestion as well. The sandbox's shops accept one wrong letter in four. */
export const Typo = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate } = loaded.shop as StoryShop;
    await userEvent.type(await canvas.findByRole('combobox'), 'jersay');
    await userEvent.click(await canvas.findByRole('option', { name: /^Merino Jersey/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/products/merino-jersey');
  },
});

/** The searches stored on the device, the latest first, each once. */
export const Recent = meta.story({
  tags: ['proof'],
  beforeEach: () => ['kettle', 'rain jacket', 'Kettle'].forEach(rememberSearch),
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate } = loaded.shop as StoryShop;
    await userEvent.click(await canvas.findByRole('combobox'));
    const names = () => canvas.getAllByRole('option').map((option) => option.textContent);
    await waitFor(() => expect(names()).toEqual(['Kettle', 'rain jacket']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/search?q=rain+jacket');
    // The latest is now the other one.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(names()).toEqual(['rain jacket', 'Kettle']));
    await userEvent.keyboard('{Escape}');
  },
});

export const NoSuggestions = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xylophone');
    await canvas.findByText('No results found for xylophone');
    await announced('No results found for xylophone');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('No results found for xylophone')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const Disabled = meta.story({
  args: { query: 'bike', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('bike')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
  },
});
