import { Badge } from '@vitrine/components';
import { ShoppingBagIcon } from '@vitrine/components/icons';

export const CartCount = () => (
  <Badge badgeContent={3} xOverhang={10} yOverhang={8}>
    <ShoppingBagIcon />
  </Badge>
);
