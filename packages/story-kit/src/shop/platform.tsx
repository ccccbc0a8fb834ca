import type { Decorator, StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { configure, fn } from 'storybook/test';
import { withBuyer, type Commerce, type Device, type Flavour } from '@vitrine/commerce';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import {
  createCommerce,
  createCommerceHandler,
  createDataCache,
  createMemoryLogins,
  createMemorySession,
  sandboxSettings,
  type LoginLists,
} from '@vitrine/commerce/server';
import { Container, theme } from '@vitrine/components';
import {
  createSandbox,
  drawing,
  samplePassword,
  type FaultRule,
  type Sandbox,
  type SandboxOptions,
} from '@vitrine/sandbox';
import {
  ErrorMessage,
  ShopProvider,
  useShop,
  type Analytics,
  type AnalyticsEvent,
  type ShopSettings,
} from '@vitrine/sections';
import { halyard, inHalyardInks } from '@vitrine/northlane/halyard';
import { newForDays, shop as northlane } from '@vitrine/northlane/shop';
import type * as Arabic from './arabicShop.js';
import { longerTexts } from './longerTexts.js';
import { PageMessages } from './pageTexts.js';
import { analyticsChannelEvent, linkEvent } from './router.js';
import { pageControlsOf } from '../look/pageControls.js';
import { localeIn } from '../look/theme.js';
import { rehearsals, type Rehearsal, type RehearsalName } from '../look/rehearsals.js';

/** Without the day on which an order leaves, a story has the same picture each day. Recommendations beside the cart have a story of their own. */
const forStories = ({ dispatch: _day, goesWith: _goesWith, ...settings }: ShopSettings): ShopSettings => settings;
const shops = { northlane: forStories(northlane), halyard: forStories(halyard) };

/** A story's settings for its shop, as `parameters.sandbox`. A story without them has no shop. */
export interface SandboxParameters extends Pick<SandboxOptions, 'data'> {
  /** The initial lines of the shopper's cart: the product's slug, the index of its variant (default: 0), and the quantity (default: 1). */
  cart?: readonly { product: string; variant?: number; quantity?: number }[];
  /** The e-mail address of the sample customer who is signed in at the start. Default: nobody. */
  customer?: string;
  /** Further devices on which this customer is signed in. Default: none. */
  devices?: readonly Device[];
  /** Whether customers sign in at the platform, if it has a page for that. Default: `false`. */
  loginAtPlatform?: boolean;
  /** Changes the platform after that and before the story begins, such as: another shopper takes the last piece. */
  arrange?: (sandbox: Sandbox) => void | Promise<void>;
  /** Faults of the platform after the story has begun. */
  faults?: readonly FaultRule[];
  /** The settings that differ from the sample shop's. Default: none. */
  settings?: Partial<ShopSettings>;
  /** The country in which the shopper buys, ISO 3166-1 alpha-2. It decides the currency. Default: the shop's own country. */
  country?: string;
  /** Milliseconds that a call may take. Default: the adapter's. */
  timeout?: number;
}

/** The shop of a story. Its `play` finds it in `loaded.shop`. */
export interface StoryShop {
  sandbox: Sandbox;
  commerce: Commerce;
  /** The same shop on the customer's further devices. */
  others: readonly Commerce[];
  /** A spy that receives the events of the sections. */
  analytics: Analytics;
  navigate: (path: string) => void;
  /** The number of the run. Each run of a story has another shop. */
  run: number;
}

let runs = 0;

/** Sends a link's URL to the catalogue, which shows it: a story does not navigate. */
const tellWhere = (href: string) => void addons.getChannel().emit(linkEvent, href);

/** Sends an event of analytics to the catalogue, whose page Analytics shows it. */
const tellEvent = (event: AnalyticsEvent) => void addons.getChannel().emit(analyticsChannelEvent, event);

/** The settings for a login at the platform. A platform without such a page ignores them. */
const accounts = ({ loginAtPlatform }: SandboxParameters) =>
  loginAtPlatform ? { customerAccounts: { clientId: 'catalogue' } } : {};

/** The toolbar's settings for the platform. */
interface PlatformGlobals {
  platform: Flavour;
  brand?: string;
  delay?: string;
  failures?: RehearsalName;
}

/** Draws the second brand's pictures. */
function halyardDrawing(path: string) {
  const svg = drawing(path);
  return svg && inHalyardInks(svg);
}

/** Adds the toolbar's failure to each call, in addition to the story's faults. Pictures do not fail. */
function failing(call: typeof fetch, fault: () => string): typeof fetch {
  return (input, init) => {
    const text = fault();
    if (!text) return call(input, init);
    const headers = new Headers(init?.headers);
    headers.set('x-sandbox-fault', text);
    return call(input, { ...init, headers });
  };
}

/**
 * Builds the story's shop as on a site: sections call our server over HTTP, which calls the platform, here the sandbox. Both answer in the
 * page, at a URL of the story's own.
 */
export async function startSandbox(context: StoryContext) {
  const parameters = context.parameters.sandbox as SandboxParameters | undefined;
  if (!parameters) return;
  const toolbar = { ...context.globals, ...pageControlsOf(context) } as unknown as PlatformGlobals;
  const isHalyard = toolbar.brand === 'halyard';
  const arabic = context.loaded.withArabic ? await import('./arabicShop.js') : undefined;
  context.loaded.arabic = arabic;
  const data = parameters.data ?? arabic?.arabicSample;
  // Each story has its own host, since a docs page runs several at once.
  const origin = `https://${context.id.slice(0, 60)}.${isHalyard ? 'halyard' : 'northlane'}.test`;
  let delay = 0;
  const sandbox = createSandbox({
    ...(data && { data }),
    ...(isHalyard && { drawing: halyardDrawing }),
    shopUrl: origin,
    // Stories have no passwords to protect.
    passwordCost: 1,
    delay: () => delay,
  });
  const { timeout, country } = parameters;
  let failure = '';

  // A story does not share cached data with the next one.
  const cache = createDataCache();
  const lists = withSameTimes(createMemoryLogins());
  const openOn = (device: Device) =>
    createCommerce(
      { ...sandboxSettings(toolbar.platform, origin), ...accounts(parameters) },
      {
        fetch: failing(sandbox.fetch, () => failure),
        session: createMemorySession(),
        cache,
        newForDays,
        logins: { lists, device },
        ...(timeout && { timeout }),
      },
    );
  const server = openOn({ browser: 'Firefox', system: 'Linux' });
  const others = (parameters.devices ?? []).map(openOn);
  // Stories show failures, so they are not logged.
  const handle = createCommerceHandler(server, { onError: () => {} });
  context.msw.use(
    http.all(`${origin}/api/shop/*`, ({ request }) => handle(request)),
    // Pictures.
    http.all(`${origin}/*`, ({ request }) =>
      // A lost connection must not become a response.
      sandbox.fetch(request).catch(() => HttpResponse.error()),
    ),
  );
  const { platform, capabilities } = server;
  const buyer = { ...(country && { country }) };
  // The server times out first, and returns the reason.
  const remote = createRemoteCommerce(`${origin}/api/shop`, {
    platform,
    capabilities,
    timeout: (timeout ?? 8000) + 2000,
    // The page itself answers. In Firefox, a request with `keepalive` bypasses the service worker and gets no response.
    fetch: (url, init) => fetch(url, { ...init, keepalive: false }),
  });
  const commerce = withBuyer(remote, buyer);

  await fillCart(withBuyer(server, buyer), parameters.cart ?? []);
  for (const device of [...others, server]) if (parameters.customer) await signIn(device, parameters.customer);
  await parameters.arrange?.(sandbox);
  const rehearsal: Rehearsal = rehearsals[toolbar.failures ?? 'none'];
  rehearsal.arrange?.(sandbox);
  for (const fault of [...(parameters.faults ?? []), ...(rehearsal.faults ?? [])]) sandbox.faults.add(fault);
  const shop: StoryShop = {
    sandbox,
    commerce,
    others,
    analytics: { track: fn(tellEvent) },
    navigate: fn(tellWhere),
    run: ++runs,
  };
  context.loaded.shop = shop;
  // Set after the preparation, which has no delay and does not fail.
  delay = Number(toolbar.delay ?? 0);
  failure = rehearsal.fault ?? '';
  // Only a person watches a story with a delay. Its `play` needs longer to find elements.
  if (delay > 0) configure({ asyncUtilTimeout: Math.max(10_000, 15 * delay) });
}

/** Logins of any day, so that a story has the same picture each day. */
const withSameTimes = (lists: LoginLists): LoginLists => ({
  ...lists,
  async read(account) {
    const { logins, ...rest } = await lists.read(account);
    const used = (index: number) => Date.UTC(2026, 2, 14 - index, 9, 41);
    return { ...rest, logins: logins.map((login, index) => ({ ...login, began: used(index + 7), used: used(index) })) };
  },
});

/** Sets the pieces of a variant that other shoppers leave. */
export function setStock({ shop }: Sandbox, sku: string, pieces: number) {
  const variant = shop.catalog.variant(sku);
  if (!variant) throw new Error(`The sandbox sells no ${sku}.`);
  shop.stock.set(variant, pieces);
}

async function signIn({ customer }: Commerce, email: string) {
  const { errors } = await customer.login({ email, password: samplePassword });
  if (errors[0]) throw new Error(`The story's customer ${email} was not signed in: ${errors[0].code}.`);
}

async function fillCart(commerce: Commerce, lines: NonNullable<SandboxParameters['cart']>) {
  for (const { product: slug, variant: index = 0, quantity = 1 } of lines) {
    const product = await commerce.catalog.product(slug);
    const variant = product?.variants[index];
    if (!variant) throw new Error(`The story's cart names ${slug}, variant ${index}, which the sandbox does not sell.`);
    await commerce.cart.addItems([{ productId: product.id, variantId: variant.id, quantity }]);
  }
}

/** The channel between the tabs of a story's shop. A page can show a story twice, with other settings: these are two shops. */
export const channelOf = ({ id, globals }: Pick<StoryContext, 'id' | 'globals'>) =>
  [id, globals.platform, globals.brand, globals.direction, globals.failures].join('-');

/** Provides the story's shop to its sections. */
export const withShop: Decorator = (Story, { loaded, id, globals, parameters, title, args }) => {
  const shop = loaded.shop as StoryShop | undefined;
  if (!shop) return <Story />;
  const { commerce, analytics, navigate, run } = shop;
  const arabic = loaded.arabic as typeof Arabic | undefined;
  const locale = localeIn(globals);
  const controls = pageControlsOf({ title, args });
  const channel = channelOf({ id, globals: { ...globals, ...controls } });
  const messages = controls.texts === 'longer' ? longerTexts : arabic?.messages;
  const own = globals.brand === 'halyard' ? shops.halyard : (arabic?.shop ?? shops.northlane);
  const { settings } = parameters.sandbox as SandboxParameters;
  return (
    <ShopProvider
      key={run}
      {...(locale && { locale })}
      commerce={commerce}
      shop={settings ? { ...own, ...settings } : own}
      {...(messages && { messages })}
      analytics={analytics}
      linkAs={StoryLink}
      navigate={navigate}
      cartChannel={channel}
      customerChannel={`${channel}-customer`}
    >
      <PageMessages value={messages}>
        <Story />
      </PageMessages>
    </ShopProvider>
  );
};

/** Adds the space around a section that a page of the site has. */
export const withPage: Decorator = (Story, { viewMode }) => (
  // A docs page shows several stories, and none is its main part.
  <Container {...(viewMode !== 'docs' && { as: 'main', id: 'content' })} constrainContent>
    <div style={{ paddingBlock: theme.space[8] }}>
      <Story />
    </div>
  </Container>
);

/** A link that does not navigate, but reports its URL. */
function StoryLink({ href, onClick, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && href) tellWhere(href);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

interface ReadShopProps<Data> {
  read: (commerce: Commerce) => Promise<Data | undefined>;
  children: (data: Data) => ReactNode;
}

/** Reads from the story's shop and renders the result, as a page of the site does. */
export function ReadShop<Data>({ read, children }: ReadShopProps<Data>) {
  const { commerce } = useShop();
  // The story sets `read`, which does not change.
  const [firstRead] = useState(() => read);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ data?: Data | undefined; hasFailed?: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    firstRead(commerce).then(
      (data) => isCurrent && setResult({ data }),
      () => isCurrent && setResult({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [commerce, firstRead, attempt]);

  const retry = () => {
    setResult(undefined);
    setAttempt((count) => count + 1);
  };
  if (result?.hasFailed) return <ErrorMessage onRetry={retry} />;
  return result?.data === undefined ? null : children(result.data);
}
