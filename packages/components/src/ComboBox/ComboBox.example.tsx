import type { Examples } from '../testing/examples.js';
import { ComboBox } from './ComboBox.js';

export const examples: Examples = {
  ComboBox: <ComboBox label="Country" items={[{ value: 'us', label: 'US' }]} defaultValue="us" name="country" />,
};
