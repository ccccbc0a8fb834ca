import { Anchor, Badge, Button, Image, MantineProvider, Stack, Text, Title } from '@mantine/core';

export const Provider = ({ children }) => <MantineProvider>{children}</MantineProvider>;

export const Press = ({ onPress, children }) => <Button onClick={onPress}>{children}</Button>;

export const Tile = ({ product, onPress }) => (
  <Stack component="article" gap="xs">
    <Image src={product.image} alt={product.name} width={320} height={400} loading="lazy" />
    <Badge>New</Badge>
    <Title order={3} size="h5">
      <Anchor href={product.url}>{product.name}</Anchor>
    </Title>
    <Text>{product.price}</Text>
    <Button onClick={onPress}>Add to cart</Button>
  </Stack>
);
