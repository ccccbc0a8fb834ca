// @vitest-environment jsdom
import '@vitrine/components/testing';
import { createCommerce, createDataCache, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop } from '@vitrine/northlane/shop';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import { OrderLookup } from './OrderLookup.js';

afterEach(cleanup);

/** A limit for an answer that never comes. The speed of machines varies. */
const slowly = { timeout: 60_000 };

// By their texts: to look for a role takes seconds in jsdom.
const heading = (name: string) => screen.findByText(name, { selector: 'h1' }, slowly);
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

it(
  'keeps no order in a page that is left: the next visitor at this device may go back to it',
  async () => {
    const sandbox = createSandbox();
    const settings = { flavour: 'big_commerce', api: 'rest', storeHash: 'a', accessToken: 'b' } as const;
    const commerce = createCommerce(settings, {
      fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
      session: createMemorySession(),
      cache: createDataCache(),
    });
    const { number, email } = sandbox.shop.store.all('order').find((order) => order.email === 'robin@example.com')!;
    render(
      <ShopProvider commerce={commerce} shop={shop} cartChannel={crypto.randomUUID()}>
        <OrderLookup />
      </ShopProvider>,
    );
    const find = async () => {
      fireEvent.change(field(/^Order number/), { target: { value: String(number) } });
      fireEvent.change(field(/^Email/), { target: { value: email } });
      fireEvent.click(screen.getByText('Find order', { selector: 'button, button *' }));
      await heading('Order details');
    };
    await heading('Find an order');
    await find();
    // The browser keeps the page as it is when this event ends.
    window.dispatchEvent(new Event('pagehide'));
    expect(screen.queryByText('Order details', { selector: 'h1' })).toBeNull();
    expect([field(/^Order number/).value, field(/^Email/).value]).toEqual(['', '']);
    await find();
  },
  2 * slowly.timeout,
);
