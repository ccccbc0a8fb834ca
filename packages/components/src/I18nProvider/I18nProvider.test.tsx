// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider, NumberInput, Price, ProgressBar } from '../index.js';

afterEach(cleanup);

const euros = { amount: '1299.50', currencyCode: 'EUR' };

test("the page's locale decides how each component formats numbers", () => {
  const { container } = render(
    <I18nProvider locale="de-DE">
      <Price price={euros} />
      <ProgressBar label="Fracht" value={40} />
      <NumberInput label="Menge" defaultValue={1234.5} step={0.5} maxValue={2000} />
    </I18nProvider>,
  );
  const plain = container.textContent.replaceAll('\u00a0', ' ');
  expect(plain).toContain('1.299,50 €');
  expect(plain).toContain('40 %');
  expect(screen.getByLabelText<HTMLInputElement>('Menge').value).toBe('1.234,5');
});

test("a component's own `locale` comes first; without any, it is en-US", () => {
  const { container } = render(
    <>
      <I18nProvider locale="de-DE">
        <Price price={euros} locale="en-IE" />
      </I18nProvider>
      <Price price={euros} />
    </>,
  );
  expect(container.textContent).toBe('€1,299.50€1,299.50');
});
