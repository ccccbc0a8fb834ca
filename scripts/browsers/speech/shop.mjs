// A shopper's ways through the shop while Orca listens. Each begins as a first visit, on a sandbox with its seed, with the privacy bar answered.
//
// A step is a key with xdotool's name, or an object:
//   key      presses it
//   type     types a text, or the result of a function, which the recording calls `called`
//   to       Tab until this role and name have the focus; only the last stop is recorded
//   page     then a page with this heading is there
//   shows    then this is there: a role, a name, and its state
//   gone     then no such element is there
//   closes   it closes an overlay
// Without `page`, `shows` and `gone`, the focus and the speech are read after the page has come to rest.

const password = { type: 'northlane' };
let walks = 0;
/** The shop refuses an email that has been tried often. */
const newEmail = () => `ada${(walks += 1)}@example.com`;

const tab = (role, name) => ({ to: [role, name] });

const signIn = [
  tab('textbox', /^Email/),
  { type: 'robin@example.com' },
  'Tab',
  password,
  { key: 'Return', page: 'Your account' },
];

export const shopJourneys = {
  'Shop: from the menu into the cart, and undo': {
    file: 'cart',
    path: '/',
    steps: [
      tab('summary|button', 'Shop'),
      { key: 'Return', shows: ['link', 'Clothing'] },
      tab('link', 'Clothing'),
      { key: 'Return', page: 'Clothing' },
      tab('link', /^Merino Jersey/),
      { key: 'Return', page: 'Merino Jersey' },
      tab('button', 'All required options must be selected'),
      { key: 'Return', shows: ['radio', 'XS', { hasFocus: true }] },
      { key: 'space', shows: ['radio', 'XS', { isChecked: true }] },
      'Tab',
      { key: 'space', shows: ['radio', 'Bone', { isChecked: true }] },
      tab('button', 'Add to Cart'),
      { key: 'Return', shows: ['dialog', 'Shopping cart (1)'] },
      tab('textbox', /^Quantity of/),
      { key: 'Up', shows: ['dialog', 'Shopping cart (2)'] },
      tab('button', /^Remove Merino Jersey/),
      { key: 'Return', shows: ['button', /^Undo/, { hasFocus: true }] },
      { key: 'Return', shows: ['dialog', 'Shopping cart (2)'] },
      'Tab',
      { key: 'Escape', shows: ['button', 'Add to Cart', { hasFocus: true }], closes: true },
    ],
  },
  'Shop: search': {
    file: 'search',
    path: '/',
    steps: [
      tab('button', 'Search'),
      { key: 'Return', shows: ['combobox', 'Search', { hasFocus: true }] },
      { type: 'jersey', shows: ['option', /^Merino Jersey/] },
      'Down',
      { key: 'Return', page: 'Merino Jersey' },
      tab('button', 'Search'),
      { key: 'Return', shows: ['combobox', 'Search', { hasFocus: true }] },
      { type: 'zzz' },
      { key: 'Return', page: 'Search' },
    ],
  },
  'Shop: filters': {
    file: 'filters',
    path: '/collections/bikes',
    steps: [
      tab('checkbox', /^S \(/),
      'Tab',
      { key: 'space', shows: ['link', 'Remove Size: M'] },
      tab('link', 'Remove Size: M'),
      { key: 'Return', gone: ['link', 'Remove Size: M'] },
    ],
  },
  'Shop: register': {
    file: 'register',
    path: '/account/register',
    steps: [
      tab('textbox', /^Email/),
      { type: 'ada' },
      'Tab',
      'Return',
      'Tab',
      'Return',
      { type: newEmail, called: 'an email' },
      'Tab',
      { type: 'a long password' },
      { key: 'Return', page: 'Login' },
    ],
  },
  'Shop: login': {
    file: 'login',
    path: '/account/login',
    steps: [
      tab('textbox', /^Email/),
      { type: 'robin@example.com' },
      'Tab',
      { type: 'southlane' },
      { key: 'Return', shows: ['group', 'There is a problem', { hasFocus: true }] },
      'Tab',
      'Tab',
      password,
      { key: 'Return', page: 'Your account' },
    ],
  },
  'Shop: an address': {
    file: 'address',
    // In Chromium, Orca says as many countries of a list as the letters come late.
    browsers: ['firefox'],
    path: '/account/login',
    before: signIn,
    steps: [
      tab('link', 'Add new address'),
      { key: 'Return', page: 'Create address' },
      tab('button', 'Save'),
      { key: 'Return', shows: ['group', /^There are \d problems$/, { hasFocus: true }] },
      'Tab',
      { key: 'Return', shows: ['combobox', 'Country', { hasFocus: true }] },
      { type: 'United States', shows: ['combobox', 'State'] },
      tab('textbox', /^Address/),
      { type: '12 Mill Lane' },
      tab('textbox', /^City/),
      { type: 'San Mateo' },
      tab('combobox', 'State'),
      { type: 'California' },
      tab('textbox', /^Zip/),
      { type: '94' },
      { key: 'Return', shows: ['group', 'There is a problem', { hasFocus: true }] },
      'Tab',
      { key: 'Return', shows: ['textbox', /^Zip/, { hasFocus: true }] },
      'ctrl+a',
      { type: '94401' },
      { key: 'Return', page: 'Your account' },
    ],
  },
  'Shop: an order': {
    file: 'order',
    path: '/products/floor-pump',
    steps: [
      tab('button', 'Add to Cart'),
      { key: 'Return', shows: ['dialog', 'Shopping cart (1)'] },
      tab('link', 'Checkout'),
      { key: 'Return', page: 'Checkout' },
      tab('button', /^Place order/),
      { key: 'Return', shows: ['group', /problem/, { hasFocus: true }] },
      tab('textbox', /^Email/),
      { type: 'ada@example.com' },
      tab('combobox', /^Country/),
      { type: 'United States' },
      tab('textbox', /^First name/),
      { type: 'Ada' },
      tab('textbox', /^Last name/),
      { type: 'Byrne' },
      tab('textbox', 'Address'),
      { type: '12 Mill Lane' },
      tab('textbox', /^City/),
      { type: 'San Mateo' },
      tab('textbox', /^Zip/),
      { type: '94401' },
      { key: 'Return', page: 'Thank you, Ada!' },
    ],
  },
};
