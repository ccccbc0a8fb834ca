// The report as a page: the tables of a VPAT 2.5 INT, with its headings.
import { escaped, htmlPage } from '../../run/html.mjs';
import { catalog } from './openacr.mjs';

const labels = Object.fromEntries(catalog.terms.map(({ id, label }) => [id, label]));
/** The criteria that only WCAG 2.2 has. */
const newIn22 = new Set(['2.4.11', '2.4.12', '2.4.13', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8', '3.3.9']);
/** Section 508 refers to WCAG 2.0. */
const newIn21 = new Set(
  '1.3.4 1.3.5 1.3.6 1.4.10 1.4.11 1.4.12 1.4.13 2.1.4 2.2.6 2.3.3 2.5.1 2.5.2 2.5.3 2.5.4 2.5.5 2.5.6 4.1.3'.split(
    ' ',
  ),
);

function alsoIn(number, isOfAAA) {
  if (isOfAAA) return '';
  if (newIn22.has(number)) return `EN 301 549 V4.1.1: 9.${number}`;
  const section508 = newIn21.has(number) ? [] : ['Section 508: 501, 504.2, 602.3'];
  return [`EN 301 549 V3.2.1 and V4.1.1: 9.${number}`, ...section508].join('<br>');
}

function table({ id, label, criteria = [] }, { criteria: rows = [], notes, disabled }) {
  const heading = `<h2 id="${id}">${escaped(label)}</h2>`;
  if (disabled) return `${heading}<p>Not applicable. ${escaped(notes)}</p>`;
  if (criteria.length === 0) return `${heading}<p>See the tables of WCAG: this chapter has the same criteria.</p>`;
  const isWcag = id.startsWith('success_criteria');
  const handles = new Map(criteria.map((one) => [String(one.id), one.handle]));
  const body = rows.map(({ num, components: [{ adherence }] }) => {
    const also = isWcag && alsoIn(num, id.endsWith('_aaa'));
    return `<tr><th scope="row">${num} ${escaped(handles.get(num))}${also ? `<small>${also}</small>` : ''}</th><td class="${adherence.level}">${labels[adherence.level]}</td><td>${escaped(adherence.notes)}</td></tr>`;
  });
  return `${heading}<div class="scroller" tabindex="0" role="group" aria-labelledby="${id}"><table><thead><tr><th scope="col">Criterion</th><th scope="col">Conformance level</th><th scope="col">Remarks and explanations</th></tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const style = `
:root { --line: light-dark(#c9c5bb, #55524b); --good: light-dark(#1d6b3a, #7fd29c); --bad: light-dark(#a3341f, #ff9d86); }
body { margin: 0 auto; padding: 1rem 1.25rem 4rem; max-width: 70rem; color: light-dark(#1c1b18, #f1eee6); background: light-dark(#fff, #191815); }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 1.5rem 0.5rem; text-wrap: balance; } h2 { font-size: 1.25rem; margin-block: 2.5rem 0.75rem; text-wrap: balance; }
p { max-width: 65ch; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; } dt { font-weight: 600; } dd { margin: 0; }
table { border-collapse: collapse; width: 100%; min-width: 40rem; } th, td { text-align: start; vertical-align: top; padding: 0.6rem 1rem 0.6rem 0; border-block-end: 1px solid var(--line); } thead th { font-size: 0.875rem; }
tbody th { font-weight: 500; width: 32%; } small { display: block; font-weight: 400; opacity: 0.8; } td:nth-child(2) { white-space: nowrap; }
.supports { color: var(--good); font-weight: 600; } .partially-supports, .does-not-support { color: var(--bad); font-weight: 600; }
.scroller { overflow-x: auto; } .scroller:focus-visible { outline: 2px solid; outline-offset: 4px; } td { overflow-wrap: anywhere; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-block-end: 0.5rem; } }`;

/** Returns a report of `reportOf` as a page of HTML. */
export function pageOf(report) {
  const counts = Object.entries(countsOf(report)).map(([level, count]) => `${count} ${labels[level]}`);
  const facts = [
    ['Product', `${report.product.name} ${report.product.version}`],
    ['What it is', report.product.description],
    ['Date', report.report_date],
    ['Contact', report.author.email],
    ['How it was evaluated', report.evaluation_methods_used],
    ['WCAG 2.2, A and AA', counts.join(', ')],
  ];
  const body = `<p>International edition, in the form of VPAT® 2.5: WCAG 2.2, Revised Section 508, EN 301 549 V3.2.1 and V4.1.1.</p>
<dl>${facts.map(([term, fact]) => `<dt>${term}</dt><dd>${escaped(fact ?? '')}</dd>`).join('')}</dl>
<p>${escaped(report.notes)}</p>
<h2 id="terms">Terms</h2><dl>${catalog.terms.map(({ label, description }) => `<dt>${label}</dt><dd>${escaped(description)}</dd>`).join('')}</dl>
${catalog.chapters.map((chapter) => table(chapter, report.chapters[chapter.id])).join('\n')}`;
  return htmlPage(escaped(report.title), style, body);
}

/** Returns how many criteria of WCAG 2.2 A and AA have each level. */
export function countsOf({ chapters }) {
  const counts = {};
  for (const id of ['success_criteria_level_a', 'success_criteria_level_aa'])
    for (const { num, components } of chapters[id].criteria)
      if (num !== '4.1.1') {
        const [{ adherence }] = components;
        counts[adherence.level] = (counts[adherence.level] ?? 0) + 1;
      }
  return counts;
}
