import { flavours } from '@vitrine/commerce';
import { expect, test } from 'vitest';
import { agentWalk } from './agentWalk.js';

test.each(flavours)('an agent walks from the profile to the checkout on $name', async ({ name }) => {
  const walk = await agentWalk(name);
  expect(walk).toHaveLength(6);
  for (const { answer } of walk) expect(answer).not.toHaveProperty('error');
  expect(walk.at(-1)?.answer).toMatchObject({
    result: {
      structuredContent: {
        status: 'requires_escalation',
        continue_url: expect.stringContaining('https://shop.example/api/ucp/continue/'),
        line_items: [{ item: { title: expect.stringContaining('Enamel Kettle') }, quantity: 1 }],
      },
    },
  });
});
