import './analytics.css';
import { NativeSelect } from '@vitrine/components';
import type { AnalyticsEvent } from '@vitrine/sections';
import { analyticsChannelEvent } from '@vitrine/story-kit/router';
import { StoryFrame } from '@vitrine/story-kit/story-frame';
import { useCallback, useEffect, useState } from 'react';
import { payloadsOf, type Payloads } from './analyticsEvents.js';

/** The pages to press in. */
const pages = {
  collection: { label: 'Collection', story: 'pages-collection--default', path: '/collections/bikes' },
  product: { label: 'Product', story: 'pages-product--default', path: '/products/floor-pump' },
  search: { label: 'Search', story: 'pages-search--results', path: '/search' },
  cart: { label: 'Cart', story: 'pages-cart--default', path: '/cart' },
  home: { label: 'Home', story: 'pages-home--default', path: '/' },
} as const;

type PageName = keyof typeof pages;

const choices = Object.entries(pages).map(([value, { label }]) => ({ value, label }));

const providers: Readonly<Record<keyof Payloads, string>> = {
  google: 'Google Analytics 4',
  plausible: 'Plausible',
  shopify: 'Shopify',
};

/** A page of the shop, and the events of the presses in it with each provider's request. */
export function AnalyticsView() {
  const [page, setPage] = useState<PageName>('collection');
  const { tracked, watch, clear } = useTracked();
  const { label, story, path } = pages[page];
  return (
    <div className="live-page analytics">
      <div className="analytics-choice">
        <NativeSelect
          label="Page"
          items={choices}
          value={page}
          onChange={(value) => {
            clear();
            setPage(value as PageName);
          }}
        />
      </div>
      <div className="analytics-columns">
        <section aria-label="Shop">
          <h2>Shop</h2>
          <StoryFrame
            key={page}
            id={story}
            title={`${label}, to press in`}
            width={900}
            scale={0.6}
            height={640}
            onShown={watch}
          />
        </section>
        <section aria-label="Events">
          <h2>Events</h2>
          {tracked.length === 0 && <p>None yet.</p>}
          {/* A list may not be a log itself: its entries would belong to no list. */}
          <div role="log" aria-label="Events, the last one first">
            <ol>
              {tracked.map(({ event, number }) => (
                <li key={number}>
                  <Tracked event={event} path={path} isLast={number === tracked.length} />
                </li>
              ))}
            </ol>
          </div>
        </section>
      </div>
    </div>
  );
}

interface TrackedProps {
  event: AnalyticsEvent;
  /** The path of the page in the shop. */
  path: string;
  isLast: boolean;
}

function Tracked({ event, path, isLast }: TrackedProps) {
  const payloads = payloadsOf(event, { url: `https://shop.example${path}` });
  return (
    <details open={isLast}>
      <summary>{event.name}</summary>
      <h3>Event</h3>
      <Code value={event} />
      {Object.entries(providers).map(([provider, title]) => (
        <div key={provider}>
          <h3>{title}</h3>
          <Code value={payloads[provider as keyof Payloads]} />
        </div>
      ))}
    </details>
  );
}

const Code = ({ value }: { value: unknown }) =>
  value === undefined ? <p>No request.</p> : <pre>{JSON.stringify(value, null, 2)}</pre>;

interface Catalogue {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => AnalyticsEvent[] | undefined;
    on: (event: string, listener: (event: AnalyticsEvent) => void) => void;
    off: (event: string, listener: (event: AnalyticsEvent) => void) => void;
  };
}

/** The events of the last frame given to `watch`, the last one first. */
function useTracked() {
  const [frame, watch] = useState<HTMLIFrameElement>();
  const [tracked, setTracked] = useState<{ event: AnalyticsEvent; number: number }[]>([]);
  useEffect(() => {
    const channel = (frame?.contentWindow as Catalogue | null | undefined)?.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    const add = (event: AnalyticsEvent) => setTracked((before) => [{ event, number: before.length + 1 }, ...before]);
    // A view comes before the frame is known.
    const [viewed] = channel.last(analyticsChannelEvent) ?? [];
    if (viewed) add(viewed);
    channel.on(analyticsChannelEvent, add);
    return () => channel.off(analyticsChannelEvent, add);
  }, [frame]);
  return { tracked, watch, clear: useCallback(() => setTracked([]), []) };
}
