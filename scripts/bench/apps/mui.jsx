import { Badge, Button, CardMedia, Link, Stack, Typography } from '@mui/material';

export const Provider = ({ children }) => children;

export const Press = ({ onPress, children }) => (
  <Button variant="contained" onClick={onPress}>
    {children}
  </Button>
);

export const Tile = ({ product, onPress }) => (
  <Stack component="article" spacing={1}>
    <Badge badgeContent="New">
      <CardMedia component="img" src={product.image} alt={product.name} width={320} height={400} loading="lazy" />
    </Badge>
    <Typography component="h3" variant="h6">
      <Link href={product.url}>{product.name}</Link>
    </Typography>
    <Typography>{product.price}</Typography>
    <Button variant="contained" onClick={onPress}>
      Add to cart
    </Button>
  </Stack>
);
