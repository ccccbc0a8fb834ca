import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Form } from '../Form/Form.js';
import { TagGroup } from '../TagGroup/TagGroup.js';
import { VStack } from '../VStack/VStack.js';
import { DropZone, type DropZoneProps } from './DropZone.js';

const meta = preview.meta({
  title: 'Forms/DropZone',
  component: DropZone,
  args: {
    label: 'Photos of the damage',
    description: 'The whole item and the label.',
    acceptedFileTypes: ['image/*', '.pdf'],
    maxFileSize: 5_000_000,
    allowsMultiple: true,
    onSelect: fn(),
  },
});

const fileOf = (name: string, type = 'image/png', size = 3) => new File(['x'.repeat(size)], name, { type });

function dataOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  // A script cannot set it outside of a drag.
  return Object.defineProperty(data, 'effectAllowed', { value: 'all' });
}

/** Sends what a browser sends while files are dragged. */
const drag = (type: string, on: Element, ...files: File[]) =>
  on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dataOf(files) }));

function drop(on: Element, ...files: File[]) {
  for (const type of ['dragenter', 'dragover', 'drop']) drag(type, on, ...files);
}

/** The last text that screen readers get. A name in it is between two signs without a width, which keep its direction. */
const said = () => [...document.querySelectorAll('[data-live-announcer] [aria-live] > *')].at(-1)?.textContent ?? '';

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Photos of the damage/);
    await expect(input).toHaveAccessibleName('Photos of the damage Choose files');
    await expect(input).toHaveAccessibleDescription(
      /The whole item and the label\..*Accepted: images or PDF.*At most 5 MB per file/,
    );
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const zone = input.parentElement!.parentElement!.parentElement!;
    const photo = fileOf('front.png');
    drag('dragenter', zone, photo);
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target'));
    drag('dragleave', zone, photo);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'));
    drop(zone, photo);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(said()).toMatch(/^Added: \W?front\.png\W?$/));
  },
});

/** A paste adds files while the button has the focus. */
export const Paste = meta.story({
  tags: ['proof'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Photos/);
    const paste = () =>
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: dataOf([fileOf('image.png')]) }));
    paste();
    await expect(args.onSelect).not.toHaveBeenCalled();
    input.focus();
    paste();
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(1));
  },
});

/** Each refused file has a sentence of its own. The others are added. */
export const Refused = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Photos/);
    const good = fileOf('front.png');
    drop(input, good, fileOf('list.zip', 'application/zip'), fileOf('large.pdf', 'application/pdf', 5_000_001));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(1));
    await expect(args.onSelect).toHaveBeenCalledWith([good]);
    const sentences = [
      /list\.zip\W was not added\. Accepted: images or PDF/,
      /large\.pdf\W was not added: it is larger than 5 MB/,
    ];
    await waitFor(() => expect(input).toBeInvalid());
    for (const sentence of sentences) {
      await expect(input).toHaveAccessibleDescription(sentence);
      await expect(said()).toMatch(sentence);
    }
    await expect(canvas.getByText(/list\.zip/)).toBeVisible();
  },
});

function Collecting(args: DropZoneProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <DropZone
      {...args}
      onSelect={(added) => {
        args.onSelect?.(added);
        setFiles([...files, ...added]);
      }}
    >
      {files.length > 0 && (
        <TagGroup
          label="Files"
          items={files.map(({ name }) => ({ id: name, label: name }))}
          onRemove={(id) => setFiles(files.filter(({ name }) => name !== id))}
        />
      )}
    </DropZone>
  );
}

/** Without a `name`, the app keeps the files. */
export const WithItsFiles = meta.story({
  render: (args) => <Collecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Photos/);
    await userEvent.upload(input, fileOf('front.png'));
    drop(input, fileOf('back.png'));
    await canvas.findByRole('row', { name: 'back.png' });
    await expect(canvas.getByRole('row', { name: 'front.png' })).toBeVisible();
  },
});

export const States = meta.story({
  render: (args) => (
    <VStack gap={6}>
      <DropZone {...args} allowsMultiple={false} isRequired errorMessage="Add a photo: without one we cannot tell." />
      <DropZone {...args} isDisabled />
    </VStack>
  ),
  play: async ({ canvas, args }) => {
    const [invalid, disabled] = canvas.getAllByLabelText<HTMLInputElement>(/^Photos/);
    await expect(invalid).toHaveAccessibleDescription(/Add a photo: without one we cannot tell\./);
    await expect(invalid).toBeRequired();
    await expect(disabled).toBeDisabled();
    drop(invalid!, fileOf('a.png'), fileOf('b.png'));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(1));
    await expect(invalid).toHaveAccessibleDescription(/b\.png\W was not added: only one file is possible/);
  },
});

const onSubmit = fn();

/** A form sends dropped files as it does chosen ones, and no refused ones. */
export const InAForm = meta.story({
  tags: ['proof'],
  args: { name: 'photos', isRequired: true },
  render: (args) => (
    <Form onSubmit={(data) => onSubmit((data.getAll('photos') as File[]).map(({ name }) => name))}>
      <VStack align="start">
        <DropZone {...args} />
        <Button type="submit">Send</Button>
      </VStack>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const input = canvas.getByLabelText<HTMLInputElement>(/^Photos/);
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(await canvas.findByRole('link', { name: 'Photos of the damage is required' })).toBeVisible();
    drop(input, fileOf('front.png'), fileOf('list.zip', 'application/zip'));
    await expect(await canvas.findByText('front.png')).toBeVisible();
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenLastCalledWith(['front.png']);
    // As a browser does: a form sends the chosen files.
    input.files = dataOf([fileOf('side.png')]).files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await canvas.findByText('side.png');
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenLastCalledWith(['side.png']);
  },
});

/** In a narrow column, with long words. */
export const Narrow = meta.story({
  tags: ['proof'],
  args: { label: 'Schadensfotos', buttonLabel: 'Schadensdokumentationsfotografien auswählen' },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <DropZone {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Schaden/);
    drop(input, fileOf(`${'lang'.repeat(20)}.zip`, 'application/zip'));
    await canvas.findByText(/was not added/);
    const field = canvas.getByText(/was not added/).closest('div')!;
    await expect(field.scrollWidth).toBeLessThanOrEqual(256);
  },
});
