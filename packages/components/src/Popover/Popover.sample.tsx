import { Button, Popover, Text } from '@vitrine/components';

export const Help = () => (
  <Popover title="Where is my code?" trigger={<Button variant="outline">Help</Button>}>
    <Text>It is in the mail that we sent after your order.</Text>
  </Popover>
);
