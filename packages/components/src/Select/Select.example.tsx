import type { Examples } from '../testing/examples.js';
import { Option, OptionGroup } from './Option.js';
import { Select } from './Select.js';

const described = (
  <Select label="Colour" multiple defaultValue={['moss', 'dusk']}>
    <OptionGroup label="Greens">
      <Option value="moss" color="#4b5d3a">
        <b>Moss</b> green
      </Option>
    </OptionGroup>
    <Option value="dusk">Dusk</Option>
  </Select>
);

export const examples: Examples = {
  Select: <Select label="Size" placeholder="Select Size" items={[{ value: 'm', label: 'M' }]} isRequired isInvalid />,
  Option: described,
  OptionGroup: described,
};
