import { flavours } from '@vitrine/commerce';
import { expect, test } from 'vitest';
import { agentDocuments } from './agentDocuments.js';

test.each(flavours)('Markdown, JSON-LD and the feeds name the same facts on $name', async ({ name }) => {
  const answers = (await agentDocuments(name)).map(({ answer }) => answer);
  expect(answers).toHaveLength(4);
  const [markdown, jsonLd, google, openAi] = answers;
  expect(markdown).toMatch(/^# Enamel Kettle\n/);
  expect(jsonLd).toMatchObject({ '@type': 'Product', name: 'Enamel Kettle', offers: { priceCurrency: 'USD' } });
  expect(google).toMatch(/^<\?xml .*<g:title>Enamel Kettle<\/g:title>.*<\/rss>\n$/s);
  expect(JSON.parse(String(openAi))).toMatchObject({ title: 'Enamel Kettle', seller_name: 'Northlane' });
  for (const answer of answers) {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    expect(text).toContain('https://shop.example/products/enamel-kettle');
    expect(text).toMatch(/(?:Price: |"price":"|<g:price>)89(?:\.00?)?\b/);
  }
});
