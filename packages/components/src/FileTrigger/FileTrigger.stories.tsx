import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { HStack } from '../HStack/HStack.js';
import { PackageIcon } from '../icons/icons.js';
import { FileTrigger } from './FileTrigger.js';

const meta = preview.meta({
  title: 'Actions/FileTrigger',
  component: FileTrigger,
  args: { children: 'Choose photos', onSelect: fn() },
});

const photo = (name: string) => new File(['…'], name, { type: 'image/png' });

/** Chooses files as a browser does: a form sends them. */
function choose(input: HTMLInputElement, ...files: File[]) {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const Default = meta.story({
  args: { acceptedFileTypes: ['image/*', '.heic'], allowsMultiple: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Choose photos');
    await expect(input).toHaveAttribute('type', 'file');
    await expect(input.accept).toBe('image/*,.heic');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const files = [photo('front.png'), photo('back.png')];
    await userEvent.upload(input, files);
    await expect(args.onSelect).toHaveBeenLastCalledWith(files);
    // The next press forgets the choice, so the same file can be chosen again.
    await userEvent.upload(input, files[0]!);
    await expect(args.onSelect).toHaveBeenLastCalledWith([files[0]]);
  },
});

/** The whole button opens the choice, for a finger as for a mouse. */
export const WholeButton = meta.story({
  tags: ['proof'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Choose photos');
    const button = input.parentElement!.getBoundingClientRect();
    await expect(button.height).toBeGreaterThanOrEqual(44);
    for (const [x, y] of [
      [button.left + 2, button.top + 2],
      [button.right - 2, button.bottom - 2],
    ] as const)
      await expect(document.elementFromPoint(x, y)).toBe(input);
  },
});

export const Looks = meta.story({
  render: (args) => (
    <HStack gap={4} wrap>
      <FileTrigger {...args} />
      <FileTrigger {...args} variant="outline" size="sm" iconBefore={<PackageIcon size={18} />} />
      <FileTrigger {...args} variant="primary" defaultCamera="environment" acceptedFileTypes={['image/*']}>
        Take a photo
      </FileTrigger>
      <FileTrigger {...args} isDisabled />
    </HStack>
  ),
  play: async ({ canvas }) => {
    const inputs = canvas.getAllByLabelText<HTMLInputElement>('Choose photos');
    await expect(inputs.at(-1)).toBeDisabled();
    await expect(canvas.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
  },
});

/** A form sends the files. Their names show below the button until a reset. */
export const InAForm = meta.story({
  args: { name: 'photos', allowsMultiple: true, isRequired: true },
  render: (args) => (
    <form>
      <FileTrigger {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    await expect(form.querySelector('input')!.validity.valueMissing).toBe(true);
    choose(canvas.getByLabelText<HTMLInputElement>('Choose photos'), photo('front.png'), photo('صورة.png'));
    await expect(await canvas.findByText('front.png')).toBeVisible();
    const sent = new FormData(form).getAll('photos') as File[];
    await expect(sent.map(({ name }) => name)).toEqual(['front.png', 'صورة.png']);
    await expect(form.checkValidity()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.queryByText('front.png')).toBeNull());
  },
});

/** A long text and a long name of a file wrap. */
export const LongWords = meta.story({
  tags: ['proof'],
  args: { name: 'file', children: 'Choose the photo of the Donaudampfschifffahrt' },
  render: (args) => (
    <div style={{ inlineSize: '10rem' }}>
      <FileTrigger {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Choose/);
    await userEvent.upload(input, photo(`${'lang'.repeat(20)}.png`));
    const root = input.parentElement!.parentElement!;
    await expect(root.scrollWidth).toBeLessThanOrEqual(160);
    await expect(canvas.getByRole('listitem').scrollWidth).toBeLessThanOrEqual(160);
  },
});
