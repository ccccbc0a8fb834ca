import { Button } from '../Button/Button.js';
import { Link } from '../Link/Link.js';
import type { Examples } from '../testing/examples.js';
import { GridList } from './GridList.js';
import { GridListItem } from './GridListItem.js';

export const examples: Examples = {
  GridList: (
    <GridList
      label="Orders"
      items={[
        {
          id: '1001',
          label: '#1001',
          content: <Link href="/orders/1001">#1001</Link>,
          description: '$120.00',
          actions: <Button size="sm">Buy again</Button>,
        },
        { id: '1002', label: '#1002', isDisabled: true },
      ]}
      selectionMode="multiple"
    />
  ),
  GridListItem: (
    <GridList aria-label="Addresses">
      <GridListItem id="home" description="Dock 4">
        <b>Home</b>
      </GridListItem>
    </GridList>
  ),
};
