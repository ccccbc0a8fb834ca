import type { Examples } from '../testing/examples.js';
import { ListBox } from './ListBox.js';
import { ListBoxItem, ListBoxSection } from './ListBoxItem.js';

const described = (
  <ListBox aria-label="Colors" selectionMode="multiple" defaultSelectedKeys={['moss', 'dusk']}>
    <ListBoxSection label="Greens">
      <ListBoxItem id="moss" description="Soft">
        <b>Moss</b> green
      </ListBoxItem>
    </ListBoxSection>
    <ListBoxItem id="dusk">Dusk</ListBoxItem>
  </ListBox>
);

export const examples: Examples = {
  ListBox: (
    <ListBox
      label="Size"
      items={[
        { id: 'm', label: 'M', description: 'Sold out', isDisabled: true },
        { id: 'l', label: 'L' },
      ]}
      selectionMode="single"
      maxBlockSize="20rem"
    />
  ),
  ListBoxItem: described,
  ListBoxSection: described,
};
