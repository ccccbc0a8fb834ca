import { Price } from '@vitrine/components';
import { ReadShop, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Footer } from '../Footer/Footer.js';
import { Header } from '../Header/Header.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { ShopProvider, useShop, type ShopProviderProps } from './ShopProvider.js';

/** The story's shop, with other settings. */
function AnotherShop({ children, ...props }: Omit<ShopProviderProps, 'commerce'>) {
  const { commerce, linkAs, analytics, navigate } = useShop();
  return (
    <ShopProvider {...props} commerce={commerce} linkAs={linkAs} analytics={analytics} navigate={navigate}>
      {children}
    </ShopProvider>
  );
}

const meta = preview.meta({
  title: 'Setup/ShopProvider',
  component: ShopProvider,
  parameters: {
    sandbox: {},
    layout: 'fullscreen',
    controls: { disable: true },
  },
  args: { commerce: undefined as never, shop: { name: 'Harbour & Mill' }, children: null },
  render: (args, { id }) => (
    <AnotherShop {...args} cartChannel={`${id}-another`}>
      {args.children}
      <Footer shop={args.shop} year={2026} />
    </AnotherShop>
  ),
});

const code = (text: string) => ({ docs: { source: { code: text.trim() } } });

/** Only the name is set. It is also the logo. */
export const NameOnly = meta.story({
  args: { children: <Header /> },
  parameters: code(`
<ShopProvider commerce={commerce} shop={{ name: 'Harbour & Mill' }}>
  <Header />
</ShopProvider>
`),
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: 'Harbour & Mill, home' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(home).toHaveTextContent('Harbour & Mill');
  },
});

/** Sections and your own links use the paths of the shop. */
export const OwnPaths = meta.story({
  args: {
    shop: { name: 'Harbour & Mill', paths: { home: '/shop', product: '/p/{slug}' } },
    children: (
      <>
        <Header />
        <ShopLink href={{ page: 'product', slug: 'floor-pump' }} variant="outline">
          Floor pump
        </ShopLink>
      </>
    ),
  },
  parameters: code(`
const shop = { name: 'Harbour & Mill', paths: { home: '/shop', product: '/p/{slug}' } };

<ShopProvider commerce={commerce} shop={shop}>
  <Header />
  <ShopLink href={{ page: 'product', slug: 'floor-pump' }} variant="outline">Floor pump</ShopLink>
</ShopProvider>
`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /home$/ })).toHaveAttribute('href', '/shop');
    await expect(canvas.getByRole('link', { name: 'Floor pump' })).toHaveAttribute('href', '/p/floor-pump');
  },
});

/** Texts that differ from the English ones. The header's skip link stays on the server and takes its text as a prop. */
export const German = meta.story({
  args: {
    messages: { home: '{shop}, zur Startseite', cartBadgeEmpty: 'Der Warenkorb ist leer.' },
    children: <Header messages={{ skipToContent: 'Zum Inhalt' }} />,
  },
  parameters: code(`
<ShopProvider
  commerce={commerce}
  shop={shop}
  locale="de-DE"
  messages={{ home: '{shop}, zur Startseite', cartBadgeEmpty: 'Der Warenkorb ist leer.' }}
>
  <Header messages={{ skipToContent: 'Zum Inhalt' }} />
</ShopProvider>
`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Harbour & Mill, zur Startseite' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Der Warenkorb ist leer.' })).toBeVisible();
  },
});

/** Each call sends the page's language and the shopper's country, so prices are in euros. */
export const Buyer = meta.story({
  args: {
    locale: 'de-DE',
    buyer: { country: 'DE' },
    children: (
      <ReadShop read={(commerce) => commerce.catalog.product('floor-pump')}>
        {({ price }) => <Price price={price} />}
      </ReadShop>
    ),
  },
  parameters: code(`
<ShopProvider commerce={commerce} shop={shop} locale="de-DE" buyer={{ country: 'DE' }}>
  {children}
</ShopProvider>
`),
  play: async ({ canvas, loaded }) => {
    const { pricesByCountry } = (loaded.shop as StoryShop).commerce.capabilities;
    await expect(await canvas.findByText(pricesByCountry ? /^\d+,\d\d\s€$/ : /^\d+,\d\d\s\$$/)).toBeVisible();
  },
});
