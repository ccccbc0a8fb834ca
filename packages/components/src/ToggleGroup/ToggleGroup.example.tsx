import type { Examples } from '../testing/examples.js';
import { ToggleGroup } from './ToggleGroup.js';

export const examples: Examples = {
  ToggleGroup: (
    <ToggleGroup
      aria-label="View"
      items={[{ id: 'grid', label: 'Grid', icon: <svg /> }]}
      defaultSelectedKeys={['grid']}
      isIconOnly
    />
  ),
};
