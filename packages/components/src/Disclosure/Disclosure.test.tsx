// @vitest-environment jsdom
import { act, StrictMode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Accordion } from '../Accordion/Accordion.js';
import { Disclosure } from './Disclosure.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const onExpandedChange = vi.fn();

function Controlled() {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Disclosure title="Care" isExpanded={isExpanded} onExpandedChange={setExpanded}>
      {isExpanded && 'Wash it cold.'}
    </Disclosure>
  );
}

function ControlledAccordion() {
  const [keys, setKeys] = useState<string[]>([]);
  const items = [{ id: 'care', title: 'Care', content: keys.includes('care') && 'Wash it cold.' }];
  return <Accordion items={items} expandedKeys={keys} onExpandedChange={setKeys} />;
}

const uncontrolled = (
  <Disclosure title="Care" onExpandedChange={onExpandedChange}>
    Wash it cold.
  </Disclosure>
);

test.each([
  ['of the caller’s state', <Controlled />],
  ['of an accordion', <ControlledAccordion />],
  ['of its own state', uncontrolled],
])('a disclosure that was opened before scripts loaded stays open: %s', async (_name, element) => {
  const page = <StrictMode>{element}</StrictMode>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const details = container.querySelector('details')!;
  details.open = true;
  await act(async () => void (root = hydrateRoot(container, page)));
  expect(details.open).toBe(true);
  expect(details.textContent).toContain('Wash it cold.');
  // The first press closes it.
  await act(async () => details.querySelector('summary')!.click());
  expect(details.open).toBe(false);
});

test('one that nobody opened reports nothing', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(uncontrolled);
  await act(async () => void (root = hydrateRoot(container, uncontrolled)));
  expect(onExpandedChange).not.toHaveBeenCalled();
});
