import type { Policy } from '@vitrine/commerce';
import { expect, it } from 'vitest';
import { existing } from '../../policyLinks';
import { missingKinds, policyPages } from './policyPages';

const returns: Policy = { kind: 'returns', title: 'Returns', bodyHtml: '<p>Thirty days.</p>' };
const own = [
  { name: 'imprint', title: 'Imprint', sections: [] },
  { name: 'returns', title: 'Our returns', sections: [] },
  { name: 'delivery', title: 'Delivery', sections: [] },
];

it("shows the platform's text, else the shop's own, and links to nothing else", () => {
  const pages = policyPages([returns], own);
  expect(pages).toEqual([own[2], { name: 'returns', title: 'Returns', html: '<p>Thirty days.</p>' }, own[0]]);
  const missing = missingKinds(pages);
  expect(missing).toEqual(['terms', 'privacy']);
  const links = ['/policies/terms', '/policies/returns', '/about'].map((href) => ({ href }));
  expect(existing(links, missing)).toEqual(links.slice(1));
});
