/** The report of `npm run a11y`. */
import { escaped, htmlPage } from '../../run/html.mjs';

const styles = `
body { margin: 0 auto; padding: 1.5rem; max-inline-size: 70rem }
table { border-collapse: collapse; inline-size: 100%; margin-block: 1rem 2rem }
caption { text-align: start; font-weight: 600; padding-block: .5rem }
th, td { border-block-end: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: .375rem .75rem .375rem 0; text-align: start; vertical-align: top }
td.number { font-variant-numeric: tabular-nums }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0 }
.wide { overflow-x: auto }
`;

const row = (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const table = (
  caption,
  heads,
  rows,
) => `<div class="wide" role="group" aria-label="${escaped(caption)}" tabindex="0"><table><caption>${escaped(caption)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;

/** Returns one entry for each fault, with the looks that have it. */
function faultsOf({ findings }) {
  const faults = new Map();
  for (const { engine, rule, html, summary, look } of findings) {
    const key = [engine, rule, html].join('\n');
    const known = faults.get(key) ?? { engine, rule, html, summary, looks: [] };
    known.looks.push(look);
    faults.set(key, known);
  }
  return [...faults.values()];
}

const faultRows = (story) =>
  faultsOf(story).map(({ engine, rule, html, summary, looks }) =>
    row([
      `${escaped(story.title)} / ${escaped(story.name)}<br><small>${story.toolbar.platform}</small>`,
      `${escaped(rule)}<br><small>${engine}</small>`,
      `<pre><code>${escaped(html)}</code></pre>${escaped(summary)}`,
      looks.map(escaped).join('<br>'),
    ]),
  );

function storyRows(stories) {
  const sorted = [...stories].sort((a, b) => `${a.title}/${a.name}`.localeCompare(`${b.title}/${b.name}`));
  return sorted.map(({ title, name, toolbar: { platform }, looks, excused, findings }) =>
    row([
      escaped(`${title} / ${name}`),
      platform,
      excused ? escaped(excused) : `${looks.length} looks`,
      excused ? '' : findings.length === 0 ? 'no violation' : `${findings.length} violations`,
    ]),
  );
}

export const page = (summary, stories) =>
  htmlPage(
    'Accessibility of the catalogue',
    styles,
    `<p>${summary.visits} visits to ${summary.stories} stories: <strong>${summary.violations} violations</strong>. ${summary.excused} stories are excused, with the reason below.</p>
<p>Rules: WCAG 2.0, 2.1 and 2.2, A and AA, and best practices by axe-core; whole pages by IBM’s accessibility-checker as well. An engine finds
perhaps half of what is wrong: see the catalogue’s page about accessibility for what persons and play functions check.</p>
${summary.violations ? table('Violations', ['Story', 'Rule', 'What', 'Looks'], stories.flatMap(faultRows)) : ''}
${table('Stories', ['Story', 'Platform', 'Checked in', 'Found'], storyRows(stories))}`,
  );
