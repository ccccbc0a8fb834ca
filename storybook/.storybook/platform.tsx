import type { Decorator, StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { configure, fn } from 'storybook/test';
import { withBuyer, type Commerce, type Flavour } from '@vitrine/commerce';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import {
  createCommerce,
  createCommerceHandler,
  createKept,
  createMemorySession,
  sandboxSettings,
} from '@vitrine/commerce/server';
import { Container, theme } from '@vitrine/components';
import { createSandbox, samplePassword, type FaultRule, type Sandbox, type SandboxOptions } from '@vitrine/sandbox';
import { ErrorMessage, ShopProvider, useShop, type Analytics } from '@vitrine/sections';
import { shop as northlane } from '@vitrine/site/shop';
import type * as Arabic from '../pages/arabic.js';
import { halyard, halyardDrawing } from './halyard.js';
import { linkEvent } from './router.js';
import { localeIn } from './theme.js';
import { failures } from './toolbar.js';

/** What a story says of its shop, as `parameters.sandbox`; a story without it has no shop. */
export interface SandboxParameters extends Pick<SandboxOptions, 'data'> {
  /** What the shopper's cart holds at the start: the product's slug, the index of its variant (default: 0), and how many (default: 1). */
  cart?: readonly { product: string; variant?: number; quantity?: number }[];
  /** Who is signed in at the start: the e-mail address of a sample customer. Default: nobody. */
  customer?: string;
  /** Customers sign in at the platform, where it has a page for that. Default: `false`. */
  loginAtPlatform?: boolean;
  /** What happens at the platform after that, before the story begins: another shopper takes the last piece. */
  arrange?: (sandbox: Sandbox) => void | Promise<void>;
  /** What goes wrong once the story has begun. */
  faults?: readonly FaultRule[];
  /** Where the shopper buys, ISO 3166-1 alpha-2: decides the currency. Default: the shop's own country. */
  country?: string;
  /** Milliseconds that a call may take. Default: the adapter's. */
  timeout?: number;
}

/** What a story's `play` finds in `loaded.shop`. */
export interface StoryShop {
  sandbox: Sandbox;
  commerce: Commerce;
  /** Spies, with what the sections reported. */
  analytics: Analytics;
  navigate: (path: string) => void;
  /** Each time that a story begins, it has another shop. */
  run: number;
}

let runs = 0;

/** A story is one place: the catalogue says where a link would lead. */
const tellWhere = (href: string) => void addons.getChannel().emit(linkEvent, href);

/** A platform without such a page leaves them out of account. */
const accounts = ({ loginAtPlatform }: SandboxParameters) =>
  loginAtPlatform ? { customerAccounts: { clientId: 'catalogue' } } : {};

/** What the toolbar says of the platform. */
interface PlatformGlobals {
  platform: Flavour;
  brand?: string;
  delay?: string;
  failures?: keyof typeof failures;
}

/** Calls that the toolbar's failure meets, beside those of the story. Pictures are spared. */
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
 * Builds the story's shop, as a site has one: sections call a server of ours over HTTP, which asks the platform, here the sandbox. Both
 * answer at an address of the story's own, in the page.
 */
export async function startSandbox(context: StoryContext) {
  const parameters = context.parameters.sandbox as SandboxParameters | undefined;
  if (!parameters) return;
  const toolbar = context.globals as unknown as PlatformGlobals;
  const isHalyard = toolbar.brand === 'halyard';
  const arabic = context.loaded.withArabic ? await import('../pages/arabic.js') : undefined;
  context.loaded.arabic = arabic;
  const data = parameters.data ?? arabic?.arabicSample;
  // A host for each story: on a docs page several of them run at once.
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

  const server = createCommerce(
    { ...sandboxSettings(toolbar.platform, origin), ...accounts(parameters) },
    {
      fetch: failing(sandbox.fetch, () => failure),
      session: createMemorySession(),
      // What one story has read is not the next one's.
      kept: createKept(),
      ...(timeout && { timeout }),
    },
  );
  // Failures are what a story shows.
  const handle = createCommerceHandler(server, { onError: () => {} });
  context.msw.use(
    http.all(`${origin}/api/shop/*`, ({ request }) => handle(request)),
    // Pictures.
    http.all(`${origin}/*`, ({ request }) =>
      // What would be a lost connection must not become an answer.
      sandbox.fetch(request).catch(() => HttpResponse.error()),
    ),
  );
  const { platform, capabilities } = server;
  const buyer = { ...(country && { country }) };
  // The server gives up first, and says why.
  const remote = createRemoteCommerce(`${origin}/api/shop`, {
    platform,
    capabilities,
    timeout: (timeout ?? 8000) + 2000,
    // The page itself answers: what is to outlive it goes past the service worker in Firefox, and finds nobody.
    fetch: (url, init) => fetch(url, { ...init, keepalive: false }),
  });
  const commerce = withBuyer(remote, buyer);

  await fillCart(withBuyer(server, buyer), parameters.cart ?? []);
  if (parameters.customer) await signIn(server, parameters.customer);
  await parameters.arrange?.(sandbox);
  for (const fault of parameters.faults ?? []) sandbox.faults.add(fault);
  const shop: StoryShop = { sandbox, commerce, analytics: { track: fn() }, navigate: fn(tellWhere), run: ++runs };
  context.loaded.shop = shop;
  // What is prepared need not be waited for, and does not fail.
  delay = Number(toolbar.delay ?? 0);
  failure = failures[toolbar.failures ?? 'none'].fault;
  // A person looks at a story that waits; a test does not.
  if (delay > 0) configure({ asyncUtilTimeout: Math.max(10_000, 15 * delay) });
}

/** What other shoppers leave of a variant. */
export function setStock({ shop }: Sandbox, sku: string, pieces: number) {
  const variant = shop.catalogue.variant(sku);
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

/** Gives the story's sections its shop. */
export const withShop: Decorator = (Story, { loaded, id, globals }) => {
  const shop = loaded.shop as StoryShop | undefined;
  if (!shop) return <Story />;
  const { commerce, analytics, navigate, run } = shop;
  const arabic = loaded.arabic as typeof Arabic | undefined;
  const locale = localeIn(globals);
  return (
    <ShopProvider
      key={run}
      {...(locale && { locale })}
      commerce={commerce}
      shop={globals.brand === 'halyard' ? halyard : (arabic?.shop ?? northlane)}
      {...(arabic && { messages: arabic.messages })}
      analytics={analytics}
      linkAs={StoryLink}
      navigate={navigate}
      cartChannel={id}
      customerChannel={`${id}-customer`}
    >
      <Story />
    </ShopProvider>
  );
};

/** Room around a section, as a page of the site gives it. */
export const withPage: Decorator = (Story, { viewMode }) => (
  // A docs page shows several, of which none is its main part.
  <Container {...(viewMode !== 'docs' && { as: 'main', id: 'content' })} constrainContent>
    <div style={{ paddingBlock: theme.space[8] }}>
      <Story />
    </div>
  </Container>
);

/** Leads nowhere, and says where it would. */
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

/** Reads from the story's shop and renders what it finds, as a page of the site does. */
export function ReadShop<Data>({ read, children }: ReadShopProps<Data>) {
  const { commerce } = useShop();
  // What to read is the story's, and does not change.
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
