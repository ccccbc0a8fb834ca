import { giftMessageLimit, giftOf, withGift, type Commerce } from '@vitrine/commerce';
import { setStock, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Cart } from './Cart.js';

const meta = preview.meta({
  title: 'Sections/Cart/Cart',
  component: Cart,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
});

const oneLine = [{ product: 'floor-pump', quantity: 2 }];

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shopping cart (0)' })).toBeVisible();
    await expect(canvas.getByText('Your cart is currently empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('link', { name: 'Checkout' })).toBeNull();
    await expect(canvas.getByRole('search')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Bikes' })).toHaveAttribute('href', '/collections/bikes');
  },
});

export const Loading = meta.story({
  parameters: {
    sandbox: { cart: oneLine, faults: [{ match: { call: 'cart.read' }, fault: 'delay=600000' }], timeout: 600_000 },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('img', { name: 'Loading your cart' })).toBeInTheDocument(),
});

export const OneLine = meta.story({
  tags: ['picture'],
  parameters: { sandbox: { cart: oneLine } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shopping cart (2)' })).toBeVisible();
    // The link has the query if the platform names the variant in its lines.
    const link = canvas.getByRole('link', { name: /Floor pump/i });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/products\/floor-pump(\?variant=\w+)?$/));
    const checkout = canvas.getByRole('link', { name: 'Checkout' });
    // If the platform makes the URL of the checkout for each visit, the link goes to the shop's server.
    const { commerce } = loaded.shop as StoryShop;
    await expect(checkout).toHaveAttribute('href', (await commerce.cart.get()).checkoutUrl ?? '/checkout');
    await expect(checkout).not.toHaveAttribute('target');

    // By keyboard: one more shows at once.
    const quantity = canvas.getByRole('textbox', { name: /^Quantity of/ });
    quantity.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('heading', { name: 'Shopping cart (3)' })).toBeVisible();
    await waitFor(async () => expect((await commerce.cart.get()).items[0]?.quantity).toBe(3));
  },
});

export const RemoveAndUndo = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: [...oneLine, { product: 'chain-whip' }] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { analytics, commerce } = loaded.shop as StoryShop;
    const remove = await canvas.findByRole('button', { name: /^Remove .*pump/i });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/pump.* was removed\./i)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Shopping cart (1)' })).toBeVisible();
    const undo = canvas.getByRole('button', { name: /^Undo/ });
    await expect(undo).toHaveFocus();
    await waitFor(async () => expect((await commerce.cart.get()).items).toHaveLength(1));
    await waitFor(() =>
      expect(analytics.track).toHaveBeenCalledWith(expect.objectContaining({ name: 'remove_from_cart' })),
    );

    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Shopping cart (3)' })).toBeVisible();
    await expect(canvas.queryByText(/was removed\./)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove .*pump/i })).toHaveFocus());
  },
});

/** The next line stays in its place, so a second press at the same point does not remove it. */
export const RemoveTwiceAtOnePlace = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: [...oneLine, { product: 'chain-whip' }, { product: 'touring-shorts' }] } },
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Remove / });
    const next = remove!.closest('li')!.nextElementSibling!;
    const before = next.getBoundingClientRect().y;
    await userEvent.click(remove!);
    await expect(canvas.getByText(/ was removed\./)).toBeVisible();
    await expect(next.getBoundingClientRect().y).toBeCloseTo(before, 0);
  },
});

/** The platform refuses to remove the line. It is back with the reason, and has the focus. */
export const RemovalFails = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      cart: [...oneLine, { product: 'chain-whip' }],
      faults: [{ match: { call: 'cart.remove' }, fault: 'status=500' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: /^Remove .*pump/i });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveFocus();
    const text = 'The shop has a problem on its side. Please try again in a moment.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Remove .*pump/i })).toHaveFocus();
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));
  },
});

/** A removal is undone before it was sent: the line keeps its place and the focus. */
export const UndoneAtOnce = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: oneLine } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Remove .*pump/i })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove .*pump/i })).toHaveFocus());
  },
});

export const ManyLines = meta.story({
  parameters: {
    sandbox: {
      cart: [
        { product: 'skerry-29' },
        { product: 'merino-jersey', variant: 2 },
        { product: 'wall-hook', quantity: 4 },
        { product: 'cut-spokes', quantity: 64 },
        { product: 'cast-iron-pan' },
        { product: 'saltmarsh-tandem' },
        { product: 'printed-catalogue' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shopping cart (73)' })).toBeVisible();
    const lines = [...canvas.getByRole('list', { name: 'In your cart' }).children];
    await expect(lines).toHaveLength(7);
    for (const line of lines) await expect(line.lastElementChild?.tagName).toBe('HR');
  },
});

export const Euro = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: [{ product: 'cast-iron-pan' }, { product: 'chopping-board' }], country: 'DE' } },
  play: async ({ canvas, loaded }) => {
    const { pricesByCountry } = (loaded.shop as StoryShop).commerce.capabilities;
    await expect((await canvas.findAllByText(pricesByCountry ? /^€/ : /^\$/))[0]).toBeVisible();
  },
});

/** Another shopper bought the last piece after it was added to this cart. */
export const OutOfStockItem = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      cart: [{ product: 'enamel-kettle' }, ...oneLine],
      arrange: (sandbox: StoryShop['sandbox']) => setStock(sandbox, 'NL-EK', 0),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const mark = await canvas.findByText('Out of stock');
    await expect(mark).toBeVisible();
    const line = mark.closest('li');
    await expect(line?.querySelector('input:not([type=hidden])')).toBeNull();
    // The subtotal counts only the two pumps. The checkout is blocked, so that no order silently lacks the sold-out kettle.
    await expect(await canvas.findByText('$144.00', { selector: 'p *' })).toBeVisible();
    const hindrance = 'Enamel Kettle can no longer be ordered. Remove it to go to the checkout.';
    await expect(canvas.getByText(hindrance)).toBeVisible();
    const checkout = canvas.getByRole('link', { name: 'Checkout' });
    await expect(checkout).toHaveAccessibleDescription(hindrance);
    await userEvent.click(checkout);
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(hindrance));

    await userEvent.click(canvas.getByRole('button', { name: /^Remove .*kettle/i }));
    await waitFor(() => expect(canvas.queryByText(hindrance)).toBeNull());
  },
});

/** The cart has more pieces than the stock has now. */
export const FewerLeft = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      cart: [{ product: 'pepper-mill', quantity: 3 }],
      arrange: (sandbox: StoryShop['sandbox']) => setStock(sandbox, 'NL-PM21', 2),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Only 2 can be ordered now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease/ }));
    await expect(await canvas.findByRole('heading', { name: 'Shopping cart (2)' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Only 2 can be ordered now.')).toBeNull());
  },
});

/** At most two per order: the input stops there. */
export const Maximum = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: [{ product: 'santoku-knife', quantity: 2 }] } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: /^Increase/ });
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('textbox', { name: /^Quantity/ })).toHaveAccessibleDescription(
      'At most 2 per order.',
    );
  },
});

/** Another shopper takes the last pieces while this one requests more. */
export const LastPieceTaken = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: [{ product: 'pepper-mill' }] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { sandbox, commerce } = loaded.shop as StoryShop;
    const more = await canvas.findByRole('button', { name: /^Increase/ });
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Checking the stock' })).toBeNull());
    setStock(sandbox, 'NL-PM21', 2);
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByRole('heading', { name: 'Shopping cart (3)' })).toBeVisible();
    const line = canvas.getByRole('list', { name: 'In your cart' }).firstElementChild;
    await waitFor(() =>
      expect(line?.querySelector('[data-notice]')).toHaveTextContent('There are only 2 of this left.'),
    );
    // Shopify gives what is left; BigCommerce leaves the cart unchanged.
    const { items } = await commerce.cart.get();
    await expect(items[0]?.quantity).toBeLessThanOrEqual(2);
    await expect(canvas.getByRole('heading', { name: `Shopping cart (${items[0]?.quantity})` })).toBeVisible();
  },
});

const refusal = (fault: string, message: string, timeout?: number) => ({
  parameters: {
    sandbox: {
      cart: oneLine,
      faults: [{ match: { call: 'cart.update' }, fault }],
      ...(timeout && { timeout }),
    },
  },
  play: async ({ canvas, userEvent }: Parameters<NonNullable<typeof OneLine.input.play>>[0]) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase/ }));
    await expect(canvas.getByRole('heading', { name: 'Shopping cart (3)' })).toBeVisible();
    // The quantity visibly goes back, with the reason at the line.
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Shopping cart (2)' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  tags: ['proof'],
  ...refusal('status=500', 'The shop has a problem on its side. Please try again in a moment.'),
});
export const Throttled = meta.story({
  tags: ['proof'],
  ...refusal('status=429;retry-after=2', 'Too many requests right now. Please wait a moment and try again.'),
});
export const NoAnswer = meta.story({
  tags: ['proof'],
  ...refusal('delay=60000', 'The shop took too long to answer. Please check your cart and try again.', 400),
});
export const ConnectionLost = meta.story({
  tags: ['proof'],
  ...refusal('drop', 'The shop could not be reached. Please try again in a moment.'),
});

/** The platform has forgotten the cart. */
export const ForgottenCart = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: oneLine } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { sandbox } = loaded.shop as StoryShop;
    const more = await canvas.findByRole('button', { name: /^Increase/ });
    sandbox.shop.store.clear('cart');
    await userEvent.click(more);
    await expect(await canvas.findByText('Your cart is currently empty.')).toBeVisible();
    const text = 'Your cart had expired, so nothing was changed.';
    await expect(canvas.getByText(text)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));
  },
});

export const LoadingFailure = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: oneLine, faults: [{ match: { call: 'cart.read' }, fault: 'shape', times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Your cart could not be loaded\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Shopping cart (2)' })).toBeVisible();
  },
});

/** The response to a change was lost, and the cart could not be read afterwards. It warns that it may be out of date until it is read. */
export const ResponseLost = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: { cart: oneLine, faults: [{ match: { call: 'cart.update' }, fault: 'drop=after', times: 1 }] },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const { sandbox } = loaded.shop as StoryShop;
    const more = await canvas.findByRole('button', { name: /^Increase/ });
    sandbox.faults.add({ match: { call: 'cart.read' }, fault: 'shape' });
    await userEvent.click(more);
    const doubt = /^Your cart could not be loaded after your last change/;
    await expect(await canvas.findByText(doubt)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Shopping cart (2)' })).toBeVisible();

    sandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByRole('heading', { name: 'Shopping cart (3)' })).toBeVisible();
    await expect(canvas.queryByText(doubt)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Check again' })).toBeNull();
  },
});

/** While the stock loads, a line keeps its last state. */
export const StockLoading = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      cart: [{ product: 'pepper-mill', quantity: 3 }],
      arrange: (sandbox: StoryShop['sandbox']) => setStock(sandbox, 'NL-PM21', 2),
      faults: [{ match: { call: 'inventory.read' }, fault: 'delay=60000' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Quantity/ })).toHaveValue('3');
    await expect(canvas.queryByText(/Out of stock|can be ordered|could not check/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Checkout' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Checking the stock' })).toBeVisible();
  },
});

/** Without stock data, every change is allowed: the platform decides. */
export const StockNotKnown = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      cart: [{ product: 'pepper-mill', quantity: 3 }],
      arrange: (sandbox: StoryShop['sandbox']) => setStock(sandbox, 'NL-PM21', 2),
      faults: [{ match: { call: 'inventory.read' }, fault: 'shape' }],
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText('We could not check the stock just now.')).toBeVisible();
    await expect(canvas.queryByText('Out of stock')).toBeNull();
    (loaded.shop as StoryShop).sandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Only 2 can be ordered now.')).toBeVisible();
    await expect(canvas.queryByText('We could not check the stock just now.')).toBeNull();
  },
});

/** One code that does not exist, and one that works; and a note, if the platform has notes. */
export const DiscountAndNote = meta.story({
  parameters: { sandbox: { cart: oneLine } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByText('Discount code'));
    const code = canvas.getByRole('textbox', { name: 'Code' });
    const apply = canvas.getByRole('button', { name: 'Apply' });
    await userEvent.type(code, 'NOTHING');
    await userEvent.click(apply);
    const refusal = /^(There is no such discount code|This discount code takes nothing off this cart)\.$/;
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(code).toHaveValue('NOTHING');
    await expect(code).toHaveAccessibleDescription(refusal);
    await userEvent.type(code, 'X{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(refusal));
    await expect(code).toHaveFocus();

    await userEvent.clear(code);
    await expect(code).not.toHaveAccessibleDescription();
    await userEvent.type(code, 'north10{Enter}');
    await expect(await canvas.findByText('Discount NORTH10')).toBeVisible();
    await expect(canvas.queryByText(refusal)).toBeNull();
    await expect(canvas.getByText('-$14.40')).toBeVisible();
    await expect(canvas.getByText('$129.60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the discount code NORTH10' }));
    await waitFor(() => expect(canvas.queryByText('Discount NORTH10')).toBeNull());
    await waitFor(() => expect(canvas.getByText('Discount code').closest('summary')).toHaveFocus());

    const { commerce } = loaded.shop as StoryShop;
    const note = canvas.queryByText('Note to the shop');
    await expect(note !== null).toBe(commerce.capabilities.cartNote);
    if (!note) return;
    await userEvent.click(note);
    await userEvent.type(canvas.getByRole('textbox', { name: 'What should we know about this order?' }), 'A gift');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(async () => expect((await commerce.cart.get()).note).toBe('A gift'));
  },
});

/** Products that go with the cart. One press adds a product with nothing to choose, and keeps the focus. */
export const GoesWith = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: [{ product: 'enamel-kettle' }], settings: { goesWith: true } } },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Goes with it' });
    const company = within(region);
    await expect(company.getAllByRole('listitem')).toHaveLength(2);
    // They come late. Above the checkout they would move it, also under a finger.
    const checkout = canvas.getByRole('link', { name: 'Checkout' });
    await expect(checkout.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const add = company.getAllByRole('button', { name: /^Add / })[0]!;
    const [name, price] = [company.getAllByRole('link')[0]!, company.getAllByText(/\$/)[0]!];
    await expect(price.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
    const product = add.getAttribute('aria-label')!.replace('Add ', '');
    await userEvent.click(add);
    const lines = within(canvas.getByRole('list', { name: 'In your cart' }));
    await expect(await lines.findByRole('link', { name: product })).toBeVisible();
    await expect(company.getByRole('button', { name: `Added: ${product}` })).toHaveFocus();
    await expect(canvas.getByText(`Added to your cart: ${product}.`)).toBeVisible();
    await expect(company.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** A product with options first asks for them, over the page, and is then added. The focus returns to its button. */
export const GoesWithOptions = meta.story({
  tags: ['picture', 'proof'],
  parameters: { sandbox: { cart: [{ product: 'enamel-kettle' }], settings: { goesWith: true } } },
  play: async ({ canvas, loaded, userEvent }) => {
    const company = within(await canvas.findByRole('region', { name: 'Goes with it' }));
    const choose = company.getByRole('button', { name: /^Choose options: / });
    const product = choose.getAttribute('aria-label')!.replace('Choose options: ', '');
    choose.focus();
    await userEvent.keyboard('{Enter}');
    // It can be dismissed, and opened again.
    const first = await screen.findByRole('dialog', { name: product });
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: product }));
    for (const group of dialog.getAllByRole('radiogroup')) {
      const [first] = within(group).getAllByRole('radio');
      await waitFor(() => expect(first).toBeEnabled());
      first!.focus();
      await userEvent.keyboard(' ');
    }
    dialog.getByRole('button', { name: 'Add to Cart' }).focus();
    await userEvent.keyboard('{Enter}');

    const added = await company.findByRole('button', { name: `Added: ${product}` });
    await waitFor(() => expect(added).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lines = within(canvas.getByRole('list', { name: 'In your cart' }));
    await expect(lines.getByRole('link', { name: new RegExp(`^${product}`) })).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^Added to your cart: ${product}`))).toBeVisible();
    // A second press adds nothing more.
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    const { items } = await (loaded.shop as StoryShop).commerce.cart.get();
    await expect(items.map(({ quantity }) => quantity)).toEqual([1, 1]);
  },
});

/** The options do not load: the reason shows below the product, and a further press tries again. */
export const GoesWithFailure = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: [{ product: 'enamel-kettle' }], settings: { goesWith: true } } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { faults } = (loaded.shop as StoryShop).sandbox;
    const company = within(await canvas.findByRole('region', { name: 'Goes with it' }));
    const choose = company.getByRole('button', { name: /^Choose options: / });
    faults.add({ match: { call: 'catalog.read' }, fault: 'status=500' });
    await userEvent.click(choose);
    const reason = 'The shop has a problem on its side. Please try again in a moment.';
    await expect(await company.findByText(reason)).toBeVisible();
    await expect(choose).toHaveFocus();
    faults.clear();
    await userEvent.click(choose);
    const dialog = await screen.findByRole('dialog');
    await expect(company.queryByText(reason)).toBeNull();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(choose).toHaveFocus());
  },
});

/** Delivery is free from a sum. The cart shows what is missing, and announces when nothing is. */
export const FreeDelivery = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: {
      cart: [{ product: 'floor-pump' }],
      settings: { freeDelivery: [{ amount: '100.00', currencyCode: 'USD' }] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('progressbar', { name: '$28.00 more for free delivery' });
    await expect(bar).toHaveAttribute('aria-valuetext', '72%');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(await canvas.findByRole('progressbar', { name: 'Delivery of this cart is free.' })).toBe(bar);
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('Delivery of this cart is free.'),
    );
  },
});

/** The order is a gift. Each change is saved after a pause. The section is absent if the platform keeps no attributes with a cart. */
export const GiftOptions = meta.story({
  parameters: { sandbox: { cart: oneLine } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { commerce } = loaded.shop as StoryShop;
    await canvas.findByRole('link', { name: 'Checkout' });
    const box = canvas.queryByRole('checkbox', { name: 'This is a gift' });
    await expect(box !== null).toBe(commerce.capabilities.cartAttributes);
    if (!box) return;
    const message = canvas.getByLabelText('Message on the card');
    await expect(message).not.toBeVisible();
    await userEvent.click(box);
    await expect(message).toBeVisible();
    await userEvent.type(message, 'Happy birthday, Kim!');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wrap it in recycled paper' }));
    await expect(await canvas.findByText('Saved with your order.')).toBeVisible();
    await expect(await giftOn(commerce)).toEqual({
      message: 'Happy birthday, Kim!',
      wrap: 'Wrap it in recycled paper',
    });

    // Unticked by mistake and ticked again, it still has its message.
    await userEvent.click(box);
    await expect(message).not.toBeVisible();
    await waitFor(async () => expect(await giftOn(commerce)).toBeUndefined());
    await userEvent.click(box);
    await expect(message).toHaveValue('Happy birthday, Kim!');
    await waitFor(async () => expect(await giftOn(commerce)).toBeDefined());
  },
});

/** Saved earlier, in a language that is written from right to left. */
export const GiftSaved = meta.story({
  tags: ['picture', 'proof'],
  parameters: {
    sandbox: {
      cart: oneLine,
      arrange: ({ shop }: StoryShop['sandbox']) => {
        const attributes = withGift({}, { message: 'عيد ميلاد سعيد يا كيم!', wrap: 'Wrap it in recycled paper' });
        for (const cart of shop.store.all('cart')) shop.changeCart(cart, { attributes });
      },
    },
  },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('link', { name: 'Checkout' });
    if (!(loaded.shop as StoryShop).commerce.capabilities.cartAttributes) return;
    await expect(canvas.getByRole('checkbox', { name: 'This is a gift' })).toBeChecked();
    await expect(canvas.getByLabelText('Message on the card')).toHaveValue('عيد ميلاد سعيد يا كيم!');
    await expect(canvas.getByRole('checkbox', { name: 'Wrap it in recycled paper' })).toBeChecked();
    await expect(canvas.getByText('Saved with your order.')).toBeVisible();
  },
});

/** Saving failed. The message stays, and 'Try again' saves it. */
export const GiftNotSaved = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: { cart: oneLine, faults: [{ match: { call: 'cart.update' }, fault: 'status=500', times: 1 }] },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const { commerce } = loaded.shop as StoryShop;
    await canvas.findByRole('link', { name: 'Checkout' });
    if (!commerce.capabilities.cartAttributes) return;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This is a gift' }));
    const message = canvas.getByLabelText('Message on the card');
    await userEvent.type(message, 'Happy birthday, Kim!');
    const text = 'The shop has a problem on its side. Please try again in a moment.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(message).toHaveValue('Happy birthday, Kim!');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Saved with your order.')).toBeVisible();
    await expect(canvas.queryByText(text)).toBeNull();
    await expect(await giftOn(commerce)).toEqual({ message: 'Happy birthday, Kim!' });
  },
});

/** The message fills the card: no further letter fits, and the count shows that. */
export const GiftMessageTooLong = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { cart: oneLine } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { commerce } = loaded.shop as StoryShop;
    await canvas.findByRole('link', { name: 'Checkout' });
    if (!commerce.capabilities.cartAttributes) return;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This is a gift' }));
    const message = canvas.getByLabelText('Message on the card');
    await userEvent.click(message);
    await userEvent.paste('Happy birthday! '.repeat(20));
    await expect(message).toHaveValue('Happy birthday! '.repeat(20).slice(0, giftMessageLimit));
    await expect(canvas.getByText(`${giftMessageLimit} of ${giftMessageLimit} characters`)).toBeVisible();
    await expect(await canvas.findByText('Saved with your order.')).toBeVisible();
    await expect((await giftOn(commerce))?.message).toHaveLength(giftMessageLimit);
  },
});

const giftOn = async ({ cart }: Commerce) => giftOf(await cart.get());

/** As a server renders it: with its lines, and with the result of a form. */
export const FromServer = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: { cart: oneLine, faults: [{ match: { call: 'cart.read' }, fault: 'delay=600000' }], timeout: 600_000 },
  },
  args: {
    headingLevel: 1,
    initialCart: {
      items: [
        {
          id: '1',
          lineItemId: '1',
          title: 'Merino Jersey',
          price: { amount: '129.00', currencyCode: 'USD' },
          quantity: 2,
          options: [
            { name: 'Size', value: 'M' },
            { name: 'Colour', value: 'Green' },
          ],
        },
      ],
      subtotalPrice: { amount: '258.00', currencyCode: 'USD' },
    },
    result: { errors: [{ code: 'stock.notEnough', parameters: { quantity: 2 } }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shopping cart (2)' })).toBeVisible();
    await expect(canvas.getByText('Size: M')).toBeVisible();
    await expect(canvas.getByText('There are only 2 of this left.')).toBeVisible();
  },
});
