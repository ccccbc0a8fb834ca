import { Text } from '@vitrine/components';
import { expect, test } from 'vitest';
import { inArabic } from './arabic.js';

test('all texts are in Arabic; other values, and texts without a translation, stay', () => {
  const press = () => {};
  expect(inArabic({ label: 'Name', items: [{ value: 'xs', label: 'Sold out' }], press, count: 2 })).toEqual({
    label: 'الاسم',
    items: [{ value: 'xs', label: 'نفد' }],
    press,
    count: 2,
  });
});

test('elements keep their type', () => {
  expect(inArabic(<Text tone="quiet">Thank you</Text>)).toEqual(<Text tone="quiet">شكرًا لك</Text>);
});
