import { baseStyles } from '../../styles.js';

export const checkoutStyles = `${baseStyles}
.page { max-width: 70rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem;
  overflow-wrap: anywhere; }
.top { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; justify-content: space-between;
  border-block-end: 1px solid var(--rule); padding-block-end: 1rem; }
.brand { display: inline-flex; align-items: center; gap: 0.4em; color: inherit; text-decoration: none; line-height: 1;
  font-family: 'Shop Heading', 'Shop Body', system-ui, sans-serif; font-weight: 750; font-size: 1.25rem; letter-spacing: -0.02em; }
.brand svg { inline-size: 1.4em; block-size: 1.4em; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2.5rem; }
.policies { border-block-start: 1px solid var(--rule); padding-block-start: 0.5rem; }
.policies ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.policies a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-content: start; min-width: 0; }
.narrow { max-width: 36rem; }
.stack { display: grid; gap: 1.5rem; }
@media (min-width: 56rem) {
  .columns { grid-template-columns: minmax(0, 1fr) 24rem; gap: 4rem; }
  .columns > .summary { order: 1; }
  .page { padding-block-start: 2.5rem; }
}
.summary { min-width: 0; }
.summary summary { display: flex; align-items: center; gap: 0.75rem; min-block-size: 3rem; cursor: pointer; list-style: none; }
.summary summary::-webkit-details-marker { display: none; }
.summary summary::after { content: ''; inline-size: 0.5rem; block-size: 0.5rem; margin-inline: 0.25rem; border: solid currentcolor;
  border-width: 0 2px 2px 0; rotate: 45deg; translate: 0 -0.15rem; }
.summary [open] summary::after { rotate: 225deg; translate: 0 0.15rem; }
.summary .sum { margin-inline-start: auto; font-weight: 700; white-space: nowrap; }
.summary details { background: var(--panel); border-radius: 4px; padding-inline: 1rem; }
.summary [open] .contents { padding-block-end: 1rem; }
.contents { display: grid; gap: 1.25rem; align-content: start; }
/* On wide screens the contents are always open, in browsers that can style them. */
@supports selector(::details-content) {
  @media (min-width: 56rem) {
    .summary details { background: none; padding: 0; }
    .summary summary { cursor: default; pointer-events: none; }
    .summary summary::after, .summary .sum { display: none; }
    .summary details::details-content { content-visibility: visible; block-size: auto; }
  }
}
.lines { list-style: none; margin: 0; padding: 0; }
.lines li { display: grid; grid-template-columns: 4rem minmax(0, 1fr) auto; gap: 0.25rem 1rem; padding-block: 1rem;
  border-block-end: 1px solid var(--rule); align-items: start; }
.lines img, .lines .blank { inline-size: 4rem; block-size: 5rem; object-fit: cover; background: var(--panel); border-radius: 4px; }
.lines .name { font-weight: 600; }
.attributes { margin: 0; display: grid; gap: 0.75rem; }
.attributes dt { font-weight: 600; }
.attributes dd { margin: 0; white-space: pre-line; }
.totals { margin: 0; display: grid; gap: 0.5rem; }
.totals div { display: flex; justify-content: space-between; gap: 1rem; }
.totals dd { margin: 0; white-space: nowrap; }
.lines, .totals, .offers, .sum { font-variant-numeric: tabular-nums; }
.totals .total + div { color: var(--quiet); font-size: 0.875rem; }
.totals .total { font-weight: 700; font-size: 1.125rem; border-block-start: 1px solid var(--ink); padding-block-start: 0.75rem; }
form { display: grid; gap: 2rem; }
fieldset { border: 0; margin: 0; padding: 0; min-inline-size: 0; display: grid; gap: 1.25rem; }
legend { padding: 0; margin-block-end: 1.25rem; font-family: 'Shop Heading', 'Shop Body', system-ui, sans-serif; font-weight: 650;
  font-size: 1.25rem; line-height: 1.15; letter-spacing: -0.02em; }
.offers { display: grid; border: 1px solid var(--control); border-radius: 4px; }
.offer { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0.75rem; align-items: center; padding: 0.75rem 1rem;
  min-block-size: 3.5rem; cursor: pointer; }
.offer + .offer { border-block-start: 1px solid var(--rule); }
.offer:has(:checked) { background: var(--panel); }
.offer > span { color: var(--ink); }
.offer .name { font-weight: 600; }
.offer .quiet { display: block; font-size: 0.9375rem; font-weight: 400; color: var(--quiet); }
.offer input { inline-size: 1.25rem; min-block-size: 1.25rem; block-size: 1.25rem; margin: 0; padding: 0; accent-color: var(--accent); }
.hints { color: var(--quiet); }
.hints summary { cursor: pointer; min-block-size: 1.5rem; inline-size: fit-content; }
.hints ul { margin: 0.5rem 0 0; padding-inline-start: 1.25rem; display: grid; gap: 0.25rem; }
.steps { margin: 0; padding-inline-start: 1.5rem; display: grid; gap: 0.5rem; }
.steps ::marker { font-weight: 700; }
.fields { display: grid; gap: 1.25rem 1rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.field { display: grid; gap: 0.375rem; grid-column: 1 / -1; align-content: start; }
@media (min-width: 30rem) { .field.half { grid-column: auto; } }
/* On a phone with text of twice the size, prices are below their names. */
@media (max-width: 15em) {
  .summary summary { flex-wrap: wrap; }
  .lines li > :last-child, .offer > :last-child { grid-column: 2; }
}
label { font-weight: 600; }
label span { font-weight: 400; color: var(--quiet); }
input, select { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--control); border-radius: 4px;
  padding: 0.625rem 0.75rem; inline-size: 100%; min-block-size: 3rem; }
[aria-invalid='true'] { border: 2px solid var(--error); }
.wrong { color: var(--error); font-weight: 600; }
.notice { border-inline-start: 4px solid var(--error); background: var(--panel); padding: 1rem 1.25rem; display: grid; gap: 0.5rem;
  scroll-margin-block-end: 50vh; }
.notice > div { display: grid; gap: 0.5rem; }
.notice ul { margin: 0; padding-inline-start: 1.25rem; }
.notice a { color: var(--error); }
.action { display: inline-block; font: inherit; font-weight: 650; color: var(--paper); background: var(--ink); border: 1px solid var(--ink);
  border-radius: 4px; min-block-size: 3rem; padding: 0.6875rem 1.5rem; cursor: pointer; text-decoration: none; text-align: center; justify-self: start; }
.action:hover { text-decoration: underline; }
form .action { justify-self: stretch; }
.action.second { color: var(--ink); background: transparent; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
address { font-style: normal; }
`;
