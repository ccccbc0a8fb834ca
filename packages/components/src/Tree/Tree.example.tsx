import type { Examples } from '../testing/examples.js';
import { Tree } from './Tree.js';

export const examples: Examples = {
  Tree: (
    <Tree
      label="Categories"
      items={[
        { id: 'bikes', label: 'Bikes', items: [{ id: 'gravel', label: 'Gravel bikes', description: '12' }] },
        { id: 'parts', label: 'Parts', isDisabled: true },
      ]}
      selectionMode="multiple"
      defaultExpandedKeys={['bikes']}
    />
  ),
};
