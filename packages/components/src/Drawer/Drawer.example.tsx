import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { Drawer, DrawerBody, DrawerFooter, DrawerHeader } from './Drawer.js';

const drawer = (
  <div>
    <Button>Cart</Button>
    <Drawer isOpen onOpenChange={() => {}} placement="left" size="lg">
      <DrawerHeader title="Shopping cart (1)" closeLabel="Close cart drawer" />
      <DrawerBody>Content</DrawerBody>
      <DrawerFooter>Total</DrawerFooter>
    </Drawer>
  </div>
);

export const examples: Examples = {
  Drawer: drawer,
  DrawerBody: drawer,
  DrawerFooter: drawer,
  DrawerHeader: drawer,
};
