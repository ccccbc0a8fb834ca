import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { events, eventsTable, payloadsOf } from './analyticsEvents.js';

const file = new URL('../../docs/analytics.md', import.meta.url);
const [begin, end] = ['<!-- events: made from storybook/docs/analyticsEvents.ts -->', '<!-- end of events -->'];

// `UPDATE=1 npx vitest run storybook/docs/analyticsEvents.test.ts` writes the table.
test('docs/analytics.md has the events of the types', async () => {
  const text = readFileSync(file, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  const options = await resolveConfig(file);
  const whole = `${before}${begin}\n\n${eventsTable()}\n\n${end}${after}`;
  const wanted = await format(whole, { ...options, parser: 'markdown' });
  if (process.env.UPDATE) writeFileSync(file, wanted);
  else expect(text).toBe(wanted);
});

test('an event has a request for each provider that counts it', () => {
  const nameless = Object.values(events).map(({ sample }) => [sample.name, payloadsOf(sample).shopify !== undefined]);
  expect(Object.fromEntries(nameless)).toMatchObject({ page_view: true, add_to_cart: true, click_logo: false });
  expect(payloadsOf(events.search.sample)).toMatchObject({
    google: ['event', 'search', { search_term: 'pump' }],
    plausible: { name: 'search', domain: 'shop.example', props: { query: 'pump' } },
    shopify: [{ payload: { event_name: 'search_submitted', search_string: 'pump' } }],
  });
});
