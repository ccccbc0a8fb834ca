import { List, ListItem } from '@vitrine/components';
import { CheckIcon } from '@vitrine/components/icons';

export const Promises = () => (
  <List>
    <ListItem icon={<CheckIcon />}>Sent within a day</ListItem>
    <ListItem icon={<CheckIcon />}>Thirty days to return</ListItem>
  </List>
);
