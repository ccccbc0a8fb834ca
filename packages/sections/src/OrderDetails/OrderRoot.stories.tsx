import { Button, Text } from '@vitrine/components';
import { ReadShop, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
import { OrderBuyAgain } from './OrderBuyAgain.js';
import { useOrder } from './orderContext.js';
import { OrderDetails } from './OrderDetails.js';
import { OrderBillingAddress, OrderDeliveryAddress, OrderParcels, OrderPlaces } from './OrderPlaces.js';
import { OrderProducts } from './OrderProducts.js';
import { OrderDate, OrderDispatch, OrderIntro, OrderRoot, OrderStatus, OrderSums, OrderTitle } from './OrderRoot.js';
import { OrderSteps } from './OrderSteps.js';

const meta = preview.meta({
  title: 'Sections/Account/OrderRoot',
  component: OrderRoot,
  subcomponents: {
    OrderIntro,
    OrderTitle,
    OrderDate,
    OrderSteps,
    OrderDispatch,
    OrderStatus,
    OrderPlaces,
    OrderParcels,
    OrderDeliveryAddress,
    OrderBillingAddress,
    OrderProducts,
    OrderSums,
    OrderBuyAgain,
  },
  decorators: [withPage],
  parameters: { sandbox: { customer: 'robin@example.com' }, layout: 'fullscreen' },
  args: { details: undefined as never, children: undefined },
  argTypes: { details: { control: false }, children: { control: false } },
});

/** A button of the page: it names the total, and what could not be added. */
function Again() {
  const { sums, again } = useOrder();
  return (
    <>
      <Button isLoading={again.isAdding} onPress={() => void again.add()}>
        {`The same again, ${sums.find(({ kind }) => kind === 'total')?.text}`}
      </Button>
      {again.problem && <Text tone="sale">{again.problem}</Text>}
    </>
  );
}

/** The parts in an order of the page, with a button of its own. What cannot be added is still announced. */
export const OwnOrder = meta.story({
  render: () => (
    <ReadShop
      read={async ({ customer }) => {
        const { items } = await customer.getAllOrders();
        return items.find(({ products }) => products.some(({ title }) => title === 'Carbide Lamp'));
      }}
    >
      {(order) => (
        <OrderDetails order={order} className="own">
          <Again />
          <OrderSums />
          <OrderPlaces>
            <OrderDeliveryAddress />
          </OrderPlaces>
          <OrderTitle headingLevel={1} />
        </OrderDetails>
      )}
    </ReadShop>
  ),
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: /^Order #\d+$/ });
    const again = canvas.getByRole('button', { name: /^The same again, \$\d+\.\d\d$/ });
    const sums = canvas.getByText('Subtotal').closest('dl')!;
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(isBefore(again, sums) && isBefore(sums, title)).toBe(true);
    await expect(canvas.getByRole('region', { name: 'Delivery address' })).toHaveTextContent(/77 Cedar Mill Way/);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelectorAll('article.own')).toHaveLength(1);

    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/Carbide Lamp/));
    await expect(canvas.getByText(/^We do not sell this any more, .*Carbide Lamp.*\.$/)).toBeVisible();
    await expect(again).toHaveFocus();
    const { commerce } = loaded.shop as StoryShop;
    await expect((await commerce.cart.get()).items).toHaveLength(1);
  },
});
