import preview from '@vitrine/story-kit/preview';
import axe from 'axe-core';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { ComboBox } from '../ComboBox/ComboBox.js';
import { Dialog, DialogBody, DialogHeader } from '../Dialog/Dialog.js';
import { Drawer, DrawerBody, DrawerHeader } from '../Drawer/Drawer.js';
import { Heading } from '../Heading/Heading.js';
import { Menu } from '../Menu/Menu.js';
import { NativeSelect } from '../NativeSelect/NativeSelect.js';
import { Popover } from '../Popover/Popover.js';
import { Select } from '../Select/Select.js';
import { Tooltip } from '../Tooltip/Tooltip.js';
import { VStack } from '../VStack/VStack.js';

const meta = preview.meta({
  title: 'Overlays/Together',
  // There is no component whose props could be documented.
  tags: ['!autodocs'],
});

const many = Array.from({ length: 200 }, (_, index) => ({ value: `v${index}`, label: `Place ${index + 1}` }));
const long = {
  value: 'long',
  label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch in the county of Anglesey',
};

const places = [long, ...many];

function Contents() {
  return (
    <VStack gap={5}>
      <NativeSelect label="Country" autoComplete="country" items={places} />
      <Select label="Frame" items={places} />
      <ComboBox label="City" autoComplete="address-level2" items={places} />
      <ComboBox label="Nowhere" items={[]} />
      <Menu
        trigger={(props) => <Button {...props}>Sort</Button>}
        items={[
          {
            id: 'more',
            label: 'More',
            items: [
              { id: 'a', label: 'By name' },
              { id: 'b', label: long.label },
            ],
          },
          ...many.map(({ value, label }) => ({ id: value, label })),
        ]}
      />
      <Popover title="Pick-up" hasArrow trigger={(props) => <Button {...props}>Where?</Button>}>
        <ComboBox label="Workshop" items={many} />
      </Popover>
      <Tooltip content="Keeps it for 30 days" trigger={(props) => <Button {...props}>Save</Button>} />
    </VStack>
  );
}

function Page() {
  const [open, setOpen] = useState<'drawer' | 'dialog'>();
  const close = (isOpen: boolean) => setOpen(isOpen ? open : undefined);
  return (
    <VStack gap={5}>
      <Button onPress={() => setOpen('drawer')}>Drawer</Button>
      <Button onPress={() => setOpen('dialog')}>Dialog</Button>
      <Contents />
      <Drawer isOpen={open === 'drawer'} onOpenChange={close}>
        <DrawerHeader title="Filter" />
        <DrawerBody>
          <Contents />
        </DrawerBody>
      </Drawer>
      <Dialog isOpen={open === 'dialog'} onOpenChange={close}>
        <DialogHeader title="Address" />
        <DialogBody>
          <Contents />
        </DialogBody>
      </Dialog>
    </VStack>
  );
}

/** For tests by hand: with the keyboard alone, with a finger, at 320 px, right to left. */
export const OnAPage = meta.story({ render: () => <Page /> });

/** Overlays within overlays, with long lists, long words and no options: Escape closes one of them at a time, and the focus goes back. */
export const Nested = meta.story({
  render: () => <Page />,
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['Drawer', 'Dialog']) {
      await step(name, async () => {
        const opener = canvas.getByRole('button', { name });
        await userEvent.click(opener);
        const dialog = await canvas.findByRole('dialog', { name: name === 'Drawer' ? 'Filter' : 'Address' });
        const inside = <T extends HTMLElement>(elements: T[]) => elements.find((element) => dialog.contains(element))!;

        const city = inside(canvas.getAllByRole('combobox', { name: 'City' }));
        await userEvent.click(city);
        // The options report the size of the whole list; only the ones near the view are in the page.
        await waitFor(() => expect(canvas.getAllByRole('option').at(-1)).toHaveAttribute('aria-setsize', '201'));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(city).toHaveAttribute('aria-expanded', 'false'));
        await expect(city).toHaveFocus();
        await expect(dialog).toBeVisible();

        const frame = inside(canvas.getAllByRole('button', { name: /Frame$/ }));
        await userEvent.click(frame);
        const frames = within(await canvas.findByRole('listbox', { name: 'Frame' }));
        await waitFor(() => expect(frames.getByRole('option', { name: long.label })).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(frame).toHaveFocus());
        await expect(dialog).toBeVisible();

        const sort = inside(canvas.getAllByRole('button', { name: 'Sort' }));
        sort.focus();
        await userEvent.keyboard('{ArrowDown}{ArrowRight}');
        await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'By name' })).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await expect(canvas.getByRole('menuitem', { name: 'More' })).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        // The focus scope gives it back in the next frame.
        await waitFor(() => expect(sort).toHaveFocus());
        await expect(dialog).toBeVisible();

        const where = inside(canvas.getAllByRole('button', { name: 'Where?' }));
        await userEvent.click(where);
        const popover = await canvas.findByRole('dialog', { name: 'Pick-up' });
        const workshop = within(popover).getByRole('combobox', { name: 'Workshop' });
        await userEvent.type(workshop, 'place 20');
        await expect(workshop).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard('{Escape}');
        await expect(workshop).toHaveAttribute('aria-expanded', 'false');
        await expect(popover).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(popover).not.toBeVisible());
        await waitFor(() => expect(where).toHaveFocus());
        await expect(dialog).toBeVisible();

        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(dialog).not.toBeVisible());
        await waitFor(() => expect(opener).toHaveFocus());
      });
    }
  },
});

/** The rules about the rest of the page. Axe runs the last two only on a whole document. */
const aroundTheList = ['aria-hidden-focus', 'page-has-heading-one', 'landmark-one-main'];

async function brokenRules() {
  const { violations } = await axe.run(document, {
    runOnly: aroundTheList,
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(({ id }) => id);
}

/** An open list does not hide the page: screen readers still find its heading and its main part, and no control that Tab reaches is hidden. */
export const ListOverAPage = meta.story({
  tags: ['proof'],
  render: () => (
    <main>
      <Heading level={1}>A page</Heading>
      <Contents />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(city, 'place');
    const list = await canvas.findByRole('listbox');
    await expect(await brokenRules()).toEqual([]);
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    // In the document the list is far from the field. For screen readers it comes next.
    await expect(city.parentElement).toHaveAttribute('aria-owns', list.id);

    await userEvent.tab();
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(canvas.getByRole('combobox', { name: 'Nowhere' })).toHaveFocus();
  },
});
