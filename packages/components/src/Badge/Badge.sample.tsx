import { Badge } from '@vitrine/components';
import { ShoppingBagIcon } from '@vitrine/components/icons';

export const CartCount = () => (
  <Badge badgeContent={3}>
    <ShoppingBagIcon />
  </Badge>
);
