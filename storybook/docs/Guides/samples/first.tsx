import '@vitrine/components/styles.css';
import { Button } from '@vitrine/components';
import { ShoppingBagIcon } from '@vitrine/components/icons';

export function App() {
  return (
    <Button iconBefore={<ShoppingBagIcon />} onPress={() => window.alert('Added')}>
      Add to Cart
    </Button>
  );
}
