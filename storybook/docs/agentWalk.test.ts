import { flavours } from '@vitrine/commerce';
import { expect, test } from 'vitest';
import { agentWalk } from './agentWalk.js';

test.each(flavours)(
  'an agent walks from the profile to the checkout, and reads an order on $name',
  async ({ name }) => {
    const walk = await agentWalk(name);
    expect(walk).toHaveLength(7);
    for (const { answer } of walk) expect(answer).not.toHaveProperty('error');
    expect(walk.at(-2)?.answer).toMatchObject({
      result: {
        structuredContent: {
          status: 'requires_escalation',
          continue_url: expect.stringContaining('https://shop.example/api/ucp/continue/'),
          line_items: [{ item: { title: expect.stringContaining('Enamel Kettle') }, quantity: 1 }],
        },
      },
    });
    const { result } = walk.at(-1)?.answer as { result: { structuredContent: { id: string } } };
    const { structuredContent: order } = result;
    expect(order).toMatchObject({ label: '#1000', permalink_url: `https://shop.example/order?id=${order.id}` });
  },
);
