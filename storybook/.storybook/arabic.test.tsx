import { Text } from '@vitrine/components';
import { expect, test } from 'vitest';
import { inArabic } from './arabic.js';

test('texts are in Arabic wherever they stand; what has no translation, and what is no text, stays', () => {
  const press = () => {};
  expect(inArabic({ label: 'Name', items: [{ value: 'xs', label: 'Sold out' }], press, count: 2 })).toEqual({
    label: 'الاسم',
    items: [{ value: 'xs', label: 'نفد' }],
    press,
    count: 2,
  });
});

test('elements keep what they are', () => {
  expect(inArabic(<Text tone="quiet">Thank you</Text>)).toEqual(<Text tone="quiet">شكرًا لك</Text>);
});
