import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { RichText } from './RichText.js';

const html = `
<p>A steel frame, <strong>brazed by hand</strong> in <a href="#workshop">our workshop</a>, with room for <em>wide tyres</em> and a rack.</p>
<h2>Made to last</h2>
<p>Every joint is checked twice. Spare parts are kept for <mark>twenty years</mark>.</p>
<h3>In the box</h3>
<ul><li>Frame and fork<ul><li>Headset fitted</li></ul></li><li>Two wheels</li></ul>
<ol><li>Unpack</li><li>Turn the handlebar</li><li>Ride</li></ol>
<blockquote><p>The last bicycle you buy.</p></blockquote>
<table><caption>Sizes</caption><thead><tr><th>Size</th><th>Height of the rider</th><th>Weight</th></tr></thead>
<tbody><tr><td>S</td><td>155–168 cm</td><td>11.2 kg</td></tr><tr><td>M</td><td>166–180 cm</td><td>11.5 kg</td></tr></tbody></table>
<dl><dt>Frame</dt><dd>Chromoly steel</dd><dt>Brakes</dt><dd>Disc</dd></dl>
<hr>
<p>Press <kbd>Esc</kbd> to close. Part <code>NL-2041-STEEL-CHROMOLY</code>.</p>
<pre><code>torque: 5 Nm</code></pre>
`;

const meta = preview.meta({
  title: 'Typography/RichText',
  component: RichText,
  args: { html },
});

export const Everything = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Made to last' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Sizes' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Sizes' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const paragraph = canvas.getByText(/Every joint/);
    const size = parseFloat(getComputedStyle(paragraph).fontSize);
    await expect(paragraph.getBoundingClientRect().width).toBeLessThanOrEqual(size * 68);
  },
});

export const Small = meta.story({
  args: { size: 'sm', html: '<p>Free returns for 30 days.</p><ul><li>No questions</li></ul>' },
});

export const Large = meta.story({ args: { size: 'lg', html: '<p>Bicycles and kitchen goods made to last.</p>' } });

export const FullWidth = meta.story({
  args: { measure: 'full', html: '<p>The frame is brazed by hand. </p>'.repeat(6) },
});

const columns = ['Size', 'Wheelbase', 'Reach', 'Handlebar height', 'Chainstay', 'Standover'];

/** On a phone it scrolls, with the keys as well. No word breaks in the middle. */
export const WideTable = meta.story({
  args: {
    html: `<table><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody><tr><th scope="row">M</th>${'<td>1146 mm</td>'.repeat(columns.length - 1)}</tr></tbody></table>`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('group', { name: 'Table' });
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    for (const cell of canvas.getAllByRole('columnheader')) {
      const words = document.createRange();
      words.selectNodeContents(cell);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      await expect(lines.size).toBeLessThanOrEqual(cell.textContent.split(' ').length);
    }
  },
});

export const LongWords = meta.story({
  args: {
    html: `<p>${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}</p><h2>${'Kapitänskajütenschlüssel'.repeat(4)}</h2>`,
  },
});

export const RightToLeft = meta.story({ tags: ['proof'], globals: { direction: 'rtl' } });
