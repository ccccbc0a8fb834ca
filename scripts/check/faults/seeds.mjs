// Faults to seed into stories that have none. A check that runs on every story finds each of them.

const field = 'input:not([type=checkbox], [type=radio])';

/**
 * @typedef {object} Seed
 * @property {string} fault
 * @property {string[]} stories the ids of stories that get the fault
 * @property {string} found the beginning of a finding, without its look
 * @property {string} criterion the criterion of WCAG whose row the finding turns in the conformance report
 * @property {string} [css] a style sheet that makes the fault
 * @property {{ name: string, from?: string, to?: string }} [attribute] an attribute that gets another value, or none
 * @property {{ type: string, key?: string, on: string }} [swallow] an event whose default a script prevents
 * @property {string} [disable] a control that disables itself when it is pressed
 */

/** @type {Seed[]} */
export const seeds = [
  {
    fault: 'the border of a field is faint in the light scheme only',
    stories: ['forms-input--outline', 'sections-account-loginform--idle'],
    css: `@media (prefers-color-scheme: light) { *:has(> ${field}), ${field} { border-color: #e8e6e0 !important; background: none !important } }`,
    found: 'colors, plain: its edge has a contrast of 1.',
    criterion: '1.4.11',
  },
  {
    fault: 'an invalid field is not marked with aria-invalid',
    stories: ['forms-input--invalid', 'forms-numberinput--invalid', 'forms-field--invalid'],
    attribute: { name: 'aria-invalid' },
    found: 'its field is not marked as invalid',
    criterion: '3.3.1',
  },
  {
    fault: 'a status has no role',
    stories: ['setup-usecart--one-more', 'sections-product-recentlyviewed--default'],
    attribute: { name: 'role', from: 'status' },
    found: 'nothing announces it',
    criterion: '4.1.3',
  },
  {
    fault: 'aria-expanded does not change',
    stories: ['navigation-hamburgermenu--default', 'overlays-menu--default', 'overlays-popover--default'],
    attribute: { name: 'aria-expanded', to: 'false' },
    found: 'pressed, it stays collapsed',
    criterion: '4.1.2',
  },
  {
    fault: 'only the pointer shows a text',
    stories: ['forms-input--invalid', 'pages-home--default'],
    css: 'p { opacity: 0 } *:hover > p { opacity: 1 }',
    found: 'only the pointer shows it',
    criterion: '1.4.13',
  },
  {
    fault: 'a field does not tell its purpose',
    stories: ['sections-account-loginform--idle', 'sections-account-addressform--compact', 'pages-login--default'],
    attribute: { name: 'autocomplete' },
    found: 'autocomplete does not say',
    criterion: '1.3.5',
  },
  {
    fault: 'the name of a picture is "image"',
    stories: ['sections-product-producttile--default', 'pages-collection--default'],
    attribute: { name: 'alt', to: 'image' },
    found: 'its name fits any picture',
    criterion: '1.1.1',
  },
  {
    fault: 'Tab does not leave a field',
    stories: ['forms-input--outline', 'sections-account-loginform--idle'],
    swallow: { type: 'keydown', key: 'Tab', on: field },
    found: 'Tab does not leave it',
    criterion: '2.1.2',
  },
  {
    fault: 'a scroller is smooth with reduced motion',
    stories: ['pages-product--default', 'pages-product--sold-out'],
    css: 'html * { scroll-behavior: smooth !important }',
    found: 'it scrolls smoothly',
    criterion: '2.3.3',
  },
  {
    fault: 'a password cannot be pasted',
    stories: ['sections-account-loginform--idle', 'pages-login--default'],
    swallow: { type: 'paste', on: '[type=password]' },
    found: 'nothing can be pasted into it',
    criterion: '3.3.8',
  },
  {
    fault: 'the skip link leads to nowhere',
    stories: ['pages-home--default', 'pages-product--default'],
    attribute: { name: 'href', from: '#content', to: '#contents' },
    found: 'it leads to nowhere',
    criterion: '2.4.1',
  },
  {
    fault: 'the text of an error has the colour of its background',
    stories: ['forms-input--invalid', 'forms-numberinput--invalid'],
    css: 'p[id] { color: light-dark(#FAF8F4, #141714) !important }',
    found: 'it explains an error, and nobody sees it',
    criterion: '3.3.1',
  },
  {
    fault: 'the text of an error is clipped',
    stories: ['forms-input--invalid'],
    css: 'p[id] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden }',
    found: 'it explains an error, and nobody sees it',
    criterion: '3.3.1',
  },
  {
    fault: 'a button loses the focus to the page when it is pressed',
    stories: ['sections-product-addtocartbutton--server-error', 'setup-usecart--one-more'],
    disable: 'button',
    found: 'the focus is lost',
    criterion: '2.4.3',
  },
];
