import { Button, Heading, Link, Text } from 'react-aria-components';

export const Provider = ({ children }) => children;

export const Press = ({ onPress, children }) => <Button onPress={onPress}>{children}</Button>;

/** The library has no component for the stack, the image and the badge: these are plain elements. */
export const Tile = ({ product, onPress }) => (
  <article>
    <img src={product.image} alt={product.name} width={320} height={400} loading="lazy" />
    <span>New</span>
    <Heading level={3}>
      <Link href={product.url}>{product.name}</Link>
    </Heading>
    <Text elementType="p">{product.price}</Text>
    <Button onPress={onPress}>Add to cart</Button>
  </article>
);
