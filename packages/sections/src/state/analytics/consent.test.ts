import { expect, test, vi } from 'vitest';
import { createConsentStore, withConsent } from './consent.js';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
}

test('no event passes before the shopper agrees, nor after a withdrawal', () => {
  const consent = createConsentStore({ storage: memory() });
  const track = vi.fn();
  const analytics = withConsent({ track }, consent);
  const visit = () => analytics.track({ name: 'click_logo' });
  visit();
  consent.decide('denied');
  visit();
  expect(track).not.toHaveBeenCalled();
  consent.decide('granted');
  visit();
  expect(track).toHaveBeenCalledTimes(1);
  consent.ask();
  visit();
  expect(track).toHaveBeenCalledTimes(2);
  consent.decide('denied');
  visit();
  expect(track).toHaveBeenCalledTimes(2);
});

test('the bar asks until the shopper chooses, and the choice is stored', () => {
  const storage = memory();
  const setItem = vi.spyOn(storage, 'setItem');
  const first = createConsentStore({ storage });
  expect(first.getSnapshot()).toEqual({ isAsked: true });
  expect(setItem).not.toHaveBeenCalled();
  const listener = vi.fn();
  const stop = first.subscribe(listener);
  first.decide('denied');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  first.ask();
  expect(listener).toHaveBeenCalledOnce();
  expect(first.getSnapshot()).toEqual({ choice: 'denied', isAsked: true });
  expect(createConsentStore({ storage }).getSnapshot()).toEqual({ choice: 'denied', isAsked: false });
});

test('a browser without storage is asked once per page', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const consent = createConsentStore({ storage: { getItem: refuse, setItem: refuse } });
  expect(consent.getSnapshot()).toEqual({ isAsked: true });
  consent.decide('granted');
  expect(consent.getSnapshot()).toEqual({ choice: 'granted', isAsked: false });
});
