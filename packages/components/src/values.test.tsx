// @vitest-environment happy-dom
import './testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { CheckboxGroup, NativeSelect, RadioGroup, Select, SwatchGroup, ToggleGroup, type SelectItem } from './index.js';

afterEach(cleanup);

type Size = 's' | 'm';
const sizes: readonly SelectItem<Size>[] = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
];

test("a handler's value has the type of the items' values", async () => {
  const chosen = vi.fn<(size: Size | null) => void>();
  function Sizes() {
    const [size, setSize] = useState<Size>('s');
    return (
      <>
        <RadioGroup
          label="Radio"
          items={sizes}
          value={size}
          onChange={(next) => {
            expectTypeOf(next).toEqualTypeOf<Size>();
            setSize(next);
            chosen(next);
          }}
        />
        <NativeSelect
          label="Native"
          items={sizes}
          value={size}
          onChange={(next) => {
            expectTypeOf(next).toEqualTypeOf<Size | null>();
            chosen(next);
          }}
        />
        <Select
          label="Select"
          items={sizes}
          value={size}
          onChange={(next) => expectTypeOf(next).toEqualTypeOf<Size | null>()}
        />
      </>
    );
  }
  render(<Sizes />);
  await userEvent.click(screen.getByRole('radio', { name: 'Medium' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Native' }), 's');
  expect(chosen.mock.calls).toEqual([['m'], ['s']]);
});

test('groups with several choices or looks have it, too', async () => {
  const chosen = vi.fn();
  render(
    <>
      <CheckboxGroup
        label="Boxes"
        items={sizes}
        defaultValue={['s']}
        onChange={(next) => {
          expectTypeOf(next).toEqualTypeOf<Size[]>();
          chosen(next);
        }}
      />
      <SwatchGroup
        label="Swatches"
        items={sizes}
        defaultValue="s"
        onChange={(next) => {
          expectTypeOf(next).toEqualTypeOf<Size>();
          chosen(next);
        }}
      />
      <ToggleGroup
        aria-label="Toggles"
        items={[
          { id: 'grid', label: 'Grid' },
          { id: 'list', label: 'List' },
        ]}
        defaultSelectedKeys={['grid']}
        onSelectionChange={(next) => {
          expectTypeOf(next).toEqualTypeOf<Set<'grid' | 'list'>>();
          chosen([...next]);
        }}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Medium' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Medium' }));
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(chosen.mock.calls).toEqual([[['s', 'm']], ['m'], [['list']]]);
});

test('values that are only known as texts stay texts', () => {
  function Texts({ items }: { items: { value: string; label: string }[] }) {
    const [value, setValue] = useState<string | null>(null);
    return (
      <>
        <NativeSelect label="Native" items={items} value={value} onChange={setValue} />
        <Select label="Select" items={[{ value: 'a', label: 'A' }]} value={value} onChange={setValue} />
        <RadioGroup label="Radio" items={items} value={value} onChange={setValue} />
      </>
    );
  }
  render(<Texts items={[{ value: 'a', label: 'A' }]} />);
  const shown = screen.getByRole('combobox', { name: 'Native' }).querySelectorAll('option:not([hidden])');
  expect([...shown].map(({ textContent }) => textContent)).toEqual(['A']);
});
