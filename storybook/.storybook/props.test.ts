import type { PropItem } from 'react-docgen-typescript';
import { expect, test } from 'vitest';
import { propsOf } from './props.js';

const prop = (name: string, given: Partial<PropItem>): PropItem => ({
  name,
  required: false,
  type: { name: 'string' },
  description: '',
  defaultValue: null,
  ...given,
});

test('a prop has its type and default as in code, and the required ones are first', () => {
  const size = { name: 'enum', value: [{ value: '"sm"' }, { value: '"md"' }] };
  const props = {
    size: prop('size', { type: size, defaultValue: { value: 'md' } }),
    isLoading: prop('isLoading', { type: { name: 'boolean' }, defaultValue: { value: false } }),
    label: prop('label', { required: true, description: 'Its name.\n@selector [data-label]' }),
  };
  expect(propsOf(props)).toEqual([
    { name: 'label', type: 'string', isRequired: true, description: 'Its name. Selector: `[data-label]`.' },
    { name: 'isLoading', type: 'boolean', isRequired: false, default: 'false', description: '' },
    { name: 'size', type: "'sm' | 'md'", isRequired: false, default: "'md'", description: '' },
  ]);
});
