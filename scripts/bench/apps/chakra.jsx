import { Badge, Button, ChakraProvider, defaultSystem, Heading, Image, Link, Text, VStack } from '@chakra-ui/react';

export const Provider = ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;

export const Press = ({ onPress, children }) => <Button onClick={onPress}>{children}</Button>;

export const Tile = ({ product, onPress }) => (
  <VStack as="article" gap="2" align="stretch">
    <Image src={product.image} alt={product.name} htmlWidth={320} htmlHeight={400} loading="lazy" />
    <Badge>New</Badge>
    <Heading as="h3" size="md">
      <Link href={product.url}>{product.name}</Link>
    </Heading>
    <Text>{product.price}</Text>
    <Button onClick={onPress}>Add to cart</Button>
  </VStack>
);
