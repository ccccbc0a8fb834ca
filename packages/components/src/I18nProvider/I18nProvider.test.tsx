// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider, messages, NumberInput, Price, ProgressBar } from '../index.js';
import { messages as german } from '../messages/de.js';

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

test('texts that stay English on a page in another language are named', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { close, ...rest } = german;
  render(
    <>
      <I18nProvider locale="de-DE" messages={german}>
        <I18nProvider locale="de-AT" messages={{ close }}>
          {null}
        </I18nProvider>
      </I18nProvider>
      <I18nProvider locale="en-GB" messages={{ close: 'Shut' }}>
        {null}
      </I18nProvider>
    </>,
  );
  expect(told).not.toHaveBeenCalled();
  render(
    <I18nProvider locale="de-CH" messages={rest}>
      {null}
    </I18nProvider>,
  );
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"de-CH", 1 of \d+ texts stay English: close\./));
  told.mockRestore();
});

test('of many such texts, their number and the first five are named', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <I18nProvider locale="nl-NL" messages={{ loading: 'Laden' }}>
      {null}
    </I18nProvider>,
  );
  const count = Object.keys(messages).length;
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      new RegExp(`"nl-NL", ${count - 1} of ${count} texts stay English: (\\w+, ){5}…\\. .*Object\\.keys\\(german\\)`),
    ),
  );
  told.mockRestore();
});
