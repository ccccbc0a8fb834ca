import type { Examples } from '../testing/examples.js';
import { List, ListItem } from './List.js';

const list = (
  <List as="ol" start={3} isDivided>
    <ListItem icon={<svg />}>Free returns</ListItem>
  </List>
);

export const examples: Examples = {
  List: list,
  ListItem: list,
};
