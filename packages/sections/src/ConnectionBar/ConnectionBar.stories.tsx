import { Button, Link, Text, VStack } from '@vitrine/components';
import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { setOnline } from '@vitrine/story-kit/input';
import { useCallback } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ErrorMessage } from '../ErrorMessage/ErrorMessage.js';
import { Header } from '../Header/Header.js';
import { useShop } from '../shop/ShopProvider.js';
import { ConnectionBar } from './ConnectionBar.js';

const heard = () => document.querySelector('[data-live-announcer]');

function ShopPage() {
  const { navigate } = useShop();
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1}>
        <VStack gap={4} style={{ padding: '2rem 1rem', minBlockSize: '40vh' }}>
          <Text>The page stays, with all that was typed.</Text>
          <Link href="/collections/bikes">Bikes</Link>
          <Link href="#content">To the content</Link>
          <Button onPress={() => navigate('/collections/parts')}>Parts</Button>
        </VStack>
      </main>
      <ConnectionBar />
    </>
  );
}

const meta = preview.meta({
  title: 'Sections/Shop/ConnectionBar',
  component: ConnectionBar,
  parameters: { sandbox: {}, layout: 'fullscreen', screen: { height: 360 } },
  render: () => <ShopPage />,
  beforeEach: () => {
    setOnline(false);
    return () => setOnline(true);
  },
});

/** It says that the browser is offline, also to screen readers. */
export const Offline = meta.story({
  tags: ['picture', 'proof'],
  play: async ({ canvas }) => {
    const text = 'You are offline. Nothing is lost: what you do here is sent when the connection is back.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await waitFor(() => expect(heard()).toHaveTextContent(text));
    setOnline(true);
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
    await waitFor(() => expect(heard()).toHaveTextContent('You are online again.'));
    setOnline(false);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

/** A pressed link waits for the connection. The last one counts; a link within the page works. */
export const PageWaits = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { navigate } = loaded.shop as StoryShop;
    await canvas.findByText(/^You are offline/);
    await userEvent.click(canvas.getByRole('link', { name: 'To the content' }));
    await expect(canvas.queryByText(/The next page opens then/)).toBeNull();
    canvas.getByRole('button', { name: 'Parts' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/The next page opens then, too\.$/)).toBeVisible();
    await expect(navigate).not.toHaveBeenCalled();
    setOnline(true);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/collections/parts'));
    await expect(navigate).toHaveBeenCalledTimes(1);
    setOnline(false);
    await canvas.findByText(/^You are offline/);
    await userEvent.click(canvas.getByRole('link', { name: 'Bikes' }));
    await expect(await canvas.findByText(/The next page opens then, too\.$/)).toBeVisible();
  },
});

/** A link of a kept page opens it at once, but not while something waits on this page. */
export const KeptPageOpens = meta.story({
  tags: ['proof'],
  render: function Kept() {
    const { connection } = useShop();
    const openKept = useCallback(async (url: string) => {
      const isKept = url.endsWith('/collections/bikes');
      if (isKept) document.body.setAttribute('data-opened', '');
      return isKept;
    }, []);
    return (
      <VStack gap={4} style={{ padding: '2rem 1rem', minBlockSize: '40vh' }}>
        <Link href="/collections/bikes">Bikes</Link>
        <Link href="/collections/parts">Parts</Link>
        <Button onPress={() => void connection.holdPage(new Promise(() => {}))}>Send</Button>
        <ConnectionBar openKept={openKept} />
      </VStack>
    );
  },
  decorators: [withPage],
  beforeEach: () => () => document.body.removeAttribute('data-opened'),
  play: async ({ canvas, userEvent }) => {
    const waits = () => canvas.queryByText(/The next page opens then, too\.$/);
    await canvas.findByText(/^You are offline/);
    await userEvent.click(canvas.getByRole('link', { name: 'Bikes' }));
    await waitFor(() => expect(document.body).toHaveAttribute('data-opened'));
    await expect(waits()).toBeNull();
    document.body.removeAttribute('data-opened');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Bikes' }));
    await waitFor(() => expect(waits()).toBeVisible());
    await expect(document.body).not.toHaveAttribute('data-opened');
  },
});

/** A link of a page that is not kept waits for the connection. */
export const OtherPageWaits = meta.story({
  tags: ['proof'],
  render: function Kept() {
    const openKept = useCallback(async () => false, []);
    return (
      <>
        <Link href="/collections/parts">Parts</Link>
        <ConnectionBar openKept={openKept} />
      </>
    );
  },
  decorators: [withPage],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^You are offline/);
    await userEvent.click(canvas.getByRole('link', { name: 'Parts' }));
    await expect(await canvas.findByText(/The next page opens then, too\.$/)).toBeVisible();
  },
});

/** A page from before says from when it is, also after the connection is back. */
export const OldPage = meta.story({
  args: { note: 'This page is from Nov 27, 2026, 6:03 PM.' },
  render: ({ note }) => <ConnectionBar note={note} />,
  decorators: [withPage],
  play: async ({ canvas, args: { note } }) => {
    await expect(await canvas.findByText(`${note} You are offline.`, { exact: false })).toBeVisible();
    await waitFor(() => expect(heard()).toHaveTextContent(`${note} You are offline.`));
    setOnline(true);
    await expect(await canvas.findByText(note!)).toBeVisible();
  },
});

/** 'Try again' of a page that failed waits as well. */
export const FailedPageWaits = meta.story({
  render: () => (
    <>
      <ErrorMessage onRetry={() => document.body.setAttribute('data-retried', '')} />
      <ConnectionBar />
    </>
  ),
  decorators: [withPage],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^You are offline/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/The next page opens then, too\.$/)).toBeVisible();
    await expect(document.body).not.toHaveAttribute('data-retried');
    setOnline(true);
    await waitFor(() => expect(document.body).toHaveAttribute('data-retried'));
    document.body.removeAttribute('data-retried');
  },
});
