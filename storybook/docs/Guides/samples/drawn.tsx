import { Breadcrumb, Button, ButtonLink, Card, Text } from '@vitrine/components';
import NextLink from 'next/link';
import { Link as RouterLink } from 'react-router';

/** The props of the framework's link go beside `linkAs`. */
export const Checkout = () => (
  <>
    <ButtonLink linkAs={NextLink} href="/checkout" prefetch={false}>
      Checkout
    </ButtonLink>
    <ButtonLink linkAs={RouterLink} to="/checkout" replace>
      Checkout
    </ButtonLink>
    <Breadcrumb items={[{ label: 'Bikes', href: '/bikes' }]} linkAs={NextLink} linkProps={{ prefetch: false }} />
  </>
);

/** An element draws the component: the button is the router's link. */
export const Sale = ({ onFollow }: { onFollow: () => void }) => (
  <>
    <Button variant="outline" onPress={onFollow} render={<RouterLink to="/sale" />}>
      Sale
    </Button>
    <Card render={<NextLink href="/offers/bikes" />}>
      <Text>Bikes from last year</Text>
    </Card>
  </>
);

/** A function has the state. */
export const Add = () => (
  <Button
    render={(props, { isPressed }) => <button {...props} style={{ scale: isPressed ? '0.96' : '1', ...props.style }} />}
  >
    Add to Cart
  </Button>
);
