import { Badge, Button, Heading, Image, Link, Text, ThemeStyle, VStack } from '@vitrine/components';

export function Provider({ children }) {
  return (
    <>
      <ThemeStyle />
      {children}
    </>
  );
}

export const Press = ({ onPress, children }) => <Button onPress={onPress}>{children}</Button>;

export const Tile = ({ product, onPress }) => (
  <VStack as="article" gap={2}>
    <Image src={product.image} alt={product.name} htmlWidth={320} htmlHeight={400} />
    <Badge badgeContent="New" />
    <Heading level={3} size="md">
      <Link href={product.url}>{product.name}</Link>
    </Heading>
    <Text>{product.price}</Text>
    <Button onPress={onPress}>Add to cart</Button>
  </VStack>
);
