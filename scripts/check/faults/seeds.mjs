// Faults to seed into stories that have none. A check that runs on every story finds each of them.

const field = 'input:not([type=checkbox], [type=radio])';

/**
 * @typedef {object} Seed
 * @property {string} fault
 * @property {string[]} stories the ids of stories that get the fault
 * @property {string} found the beginning of a finding, without its look
 * @property {string} [css] a style sheet that makes the fault
 * @property {{ name: string, from?: string, to?: string }} [attribute] an attribute that gets another value, or none
 * @property {{ type: string, key?: string, on: string }} [swallow] an event whose default a script prevents
 * @property {string} [disable] a control that disables itself when it is pressed
 */

/** @type {Seed[]} */
export const seeds = [
  {
    fault: 'the border of a field is faint in the light scheme only',
    stories: ['forms-input--outline', 'sections-loginform--idle'],
    css: `@media (prefers-color-scheme: light) { *:has(> ${field}), ${field} { border-color: #e8e6e0 !important; background: none !important } }`,
    found: 'colors, plain: its edge has a contrast of 1.',
  },
  {
    fault: 'an invalid field is not marked with aria-invalid',
    stories: ['forms-input--invalid', 'forms-numberinput--invalid', 'forms-field--invalid'],
    attribute: { name: 'aria-invalid' },
    found: 'its field is not marked as invalid',
  },
  {
    fault: 'a status has no role',
    stories: ['setup-usecart--one-more', 'sections-recentlyviewed--default'],
    attribute: { name: 'role', from: 'status' },
    found: 'nothing announces it',
  },
  {
    fault: 'aria-expanded does not change',
    stories: ['navigation-hamburgermenu--default', 'overlays-menu--default', 'overlays-popover--default'],
    attribute: { name: 'aria-expanded', to: 'false' },
    found: 'pressed, it stays collapsed',
  },
  {
    fault: 'only the pointer shows a text',
    stories: ['forms-input--invalid', 'pages-home--default'],
    css: 'p { opacity: 0 } *:hover > p { opacity: 1 }',
    found: 'only the pointer shows it',
  },
  {
    fault: 'a field does not tell its purpose',
    stories: ['sections-loginform--idle', 'sections-addressform--compact', 'pages-login--default'],
    attribute: { name: 'autocomplete' },
    found: 'autocomplete does not say',
  },
  {
    fault: 'the name of a picture is "image"',
    stories: ['sections-producttile--default', 'pages-collection--default'],
    attribute: { name: 'alt', to: 'image' },
    found: 'its name fits any picture',
  },
  {
    fault: 'Tab does not leave a field',
    stories: ['forms-input--outline', 'sections-loginform--idle'],
    swallow: { type: 'keydown', key: 'Tab', on: field },
    found: 'Tab does not leave it',
  },
  {
    fault: 'a scroller is smooth with reduced motion',
    stories: ['pages-product--default', 'pages-product--sold-out'],
    css: 'html * { scroll-behavior: smooth !important }',
    found: 'it scrolls smoothly',
  },
  {
    fault: 'a password cannot be pasted',
    stories: ['sections-loginform--idle', 'pages-login--default'],
    swallow: { type: 'paste', on: '[type=password]' },
    found: 'nothing can be pasted into it',
  },
  {
    fault: 'the skip link leads to nowhere',
    stories: ['pages-home--default', 'pages-product--default'],
    attribute: { name: 'href', from: '#content', to: '#contents' },
    found: 'it leads to nowhere',
  },
  {
    fault: 'the text of an error has the colour of its background',
    stories: ['forms-input--invalid', 'forms-numberinput--invalid'],
    css: 'p[id] { color: light-dark(#FAF8F4, #141714) !important }',
    found: 'it explains an error, and nobody sees it',
  },
  {
    fault: 'the text of an error is clipped',
    stories: ['forms-input--invalid'],
    css: 'p[id] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden }',
    found: 'it explains an error, and nobody sees it',
  },
  {
    fault: 'a button loses the focus to the page when it is pressed',
    stories: ['sections-addtocartbutton--server-error', 'setup-usecart--one-more'],
    disable: 'button',
    found: 'the focus is lost',
  },
];
