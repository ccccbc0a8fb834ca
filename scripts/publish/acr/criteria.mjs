// The 55 success criteria of WCAG 2.2 A and AA: the tests that show each of them, and what is left for a person to judge.

/**
 * @typedef {object} Criterion
 * @property {[suite: 'browsers' | 'site' | 'catalogue', name: RegExp][]} [tests] tests that show it; each must have a passed test
 * @property {boolean} [isOfPages] it is a matter of a whole page, so it does not apply to components
 * @property {RegExp} [heard] the recordings of a screen reader that a person can read for it. They decide no verdict.
 * @property {string} [byHand] what no machine can judge. Until a person has judged it, it is not evaluated.
 */

/** @type {Record<string, Criterion>} */
export const criteria = {
  '1.1.1': { byHand: 'Does the text of each picture say what the picture says?' },
  '1.2.1': { byHand: 'Has each recording without sound, or of sound alone, a text that says the same?' },
  '1.2.2': { byHand: 'Has each film with speech captions?' },
  '1.2.3': { byHand: 'Has each film a text or an audio description that says what it shows?' },
  '1.2.4': { byHand: 'Has each live broadcast captions?' },
  '1.2.5': { byHand: 'Has each film an audio description?' },
  '1.3.1': {
    heard: /^(Tabs|Form|Shop: filters)$/,
    byHand: 'Are headings, lists, tables and groups marked up as what they look like?',
  },
  '1.3.2': { byHand: 'Does the text make sense in the order in which a screen reader reads it?' },
  '1.3.3': { byHand: 'Does any instruction name only a shape, a size, a place or a sound?' },
  '1.3.4': { byHand: 'Does everything work with the screen turned?' },
  '1.3.5': {},
  '1.4.1': { byHand: 'Is anything told by colour alone?' },
  '1.4.2': { byHand: 'Does any sound play by itself for more than three seconds?' },
  '1.4.3': {},
  '1.4.4': {},
  '1.4.5': { byHand: 'Does any picture contain text that could be text?' },
  '1.4.10': {},
  '1.4.11': {},
  '1.4.12': {},
  '1.4.13': { tests: [['browsers', /Tooltip: keys and pointer/]] },
  '2.1.1': { tests: [['browsers', /: keys|by keyboard/]] },
  '2.1.2': {},
  '2.1.4': { byHand: 'Is there a shortcut of one letter that cannot be turned off?' },
  '2.2.1': { byHand: 'Does anything end after a time that cannot be extended?' },
  '2.2.2': { byHand: 'Can everything that moves for more than five seconds be paused?' },
  '2.3.1': { byHand: 'Does anything flash more than three times in a second?' },
  '2.4.1': { isOfPages: true, tests: [['site', /from the skip link on/]] },
  '2.4.2': { isOfPages: true, tests: [['site', /each page has a title of its own/]] },
  '2.4.3': {
    tests: [['browsers', /Dialog|Shop: to the cart and back/]],
    heard: /^(Dialog|Drawer|Menu|Popover|Shop: from the menu into the cart, and undo)$/,
  },
  '2.4.4': { byHand: 'Does the text of each link, with its sentence, say where it leads?' },
  '2.4.5': { isOfPages: true, byHand: 'Can each page be found in two ways: menu, search, list?' },
  '2.4.6': { byHand: 'Do headings and labels say what follows?' },
  '2.4.7': {},
  '2.4.11': {},
  '2.5.1': { byHand: 'Does every gesture of two fingers, or along a path, have a press that does the same?' },
  '2.5.2': { byHand: 'Can a press that has begun be taken back?' },
  '2.5.3': { byHand: 'Does the name of each control contain its visible text?' },
  '2.5.4': { byHand: 'Is anything operated by a motion of the device?' },
  '2.5.7': { byHand: 'Does everything that can be dragged have a press that does the same?' },
  '2.5.8': {},
  '3.1.1': { isOfPages: true, tests: [['site', /has no violation that axe finds/]] },
  '3.1.2': { isOfPages: true, tests: [['site', /a word of another language has its language/]] },
  '3.2.1': { byHand: 'Does anything but the focus change when a control receives it?' },
  '3.2.2': { byHand: 'Does a choice change the page without a word about it before?' },
  '3.2.3': { isOfPages: true, byHand: 'Is navigation in the same order on each page?' },
  '3.2.4': { isOfPages: true, byHand: 'Has the same thing the same name on each page?' },
  '3.2.6': { isOfPages: true, byHand: 'Is help in the same place on each page?' },
  '3.3.1': {
    tests: [['browsers', /Form: its summary takes the focus/]],
    heard: /^(Form|Shop: (register|login|an address|an order))$/,
  },
  '3.3.2': { byHand: 'Does each field say what is expected before it is filled in?' },
  '3.3.3': { byHand: 'Does each error say how to mend it?' },
  '3.3.4': { isOfPages: true, byHand: 'Can an order be checked and corrected before it is sent?' },
  '3.3.7': { isOfPages: true, byHand: 'Does any step ask again for what was given before?' },
  '3.3.8': { tests: [['browsers', /signing in/]], isOfPages: true },
  '4.1.2': { heard: /^/ },
  '4.1.3': {
    heard: /^(Button|ComboBox|ToastRegion|ProductBox|SearchPopover|Shop: (search|filters|from the menu .*))$/,
  },
};

/** The findings of the project's own checks, by the beginning of their text. axe's rules name their criteria themselves. */
const ownFindings = [
  [/its name fits any picture|named after its file/, ['1.1.1']],
  [/names nothing/, ['1.3.1', '4.1.2']],
  [/the keyboard goes another way than the eye/, ['2.4.3']],
  [/autocomplete does not say/, ['1.3.5']],
  [
    /its placeholder has a contrast|text with a contrast|its text has (the colour|a contrast)|colour of its background/,
    ['1.4.3'],
  ],
  [/under the pointer its text has a contrast/, ['1.4.3']],
  [/it explains an error, and nobody sees it|nothing says what is wrong|its field is not marked as invalid/, ['3.3.1']],
  [/its (text|icon) has not grown/, ['1.4.4']],
  [
    /its edge has a contrast|an icon with a contrast|without an edge|nothing of it can be seen|chosen, it looks like/,
    ['1.4.11'],
  ],
  [/only the pointer shows/, ['1.4.13', '2.1.1']],
  [/pressed, but not with the keyboard/, ['2.1.1']],
  [/Tab does not leave it/, ['2.1.2']],
  [/ moves for \d+ ms|it scrolls smoothly/, ['2.3.3']],
  [/it leads to nowhere/, ['2.4.1']],
  [/the focus is lost/, ['2.4.3', '3.2.1']],
  [/focus does not show|the ring of the focus|focused, it cannot be seen/, ['2.4.7']],
  [/focused, it is |stays under/, ['2.4.11']],
  [/is too small, with no room|for a finger/, ['2.5.8']],
  [/only a placeholder names it/, ['3.3.2', '4.1.2']],
  [/nothing can be pasted into it/, ['3.3.8']],
  [/pressed, it stays|expanded/, ['4.1.2']],
  [/nothing announces it|it was born with its text/, ['4.1.3']],
];
/** Findings of a look: the same text is a matter of another criterion in another look. */
const looks = [
  [/^layout, .*spacing/, ['1.4.12']],
  [/^layout, .*text 2/, ['1.4.4']],
  [/^(layout|covered|behindBars), .*width 320/, ['1.4.10']],
  [/^behindBars|^covered/, ['2.4.11']],
  [/^forcedColors/, ['1.4.11']],
];

/** Returns the criteria that an axe rule with these tags tests: 'wcag1412' is 1.4.12. */
const criteriaOfTags = (tags) => tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []);

/**
 * Returns the criteria that a finding violates, such as 'colors, plain: its edge has a contrast of 1.2: <input>'.
 *
 * @param {string} finding
 * @param {ReadonlyMap<string, string[]>} rules the tags of axe's rules by their names
 * @returns the numbers of criteria; none for a best practice that no criterion asks for
 */
export function criteriaOf(finding, rules) {
  const own = [...ownFindings, ...looks].filter(([pattern]) => pattern.test(finding)).flatMap(([, numbers]) => numbers);
  const ofAxe = (finding.match(/[a-z]+(-[a-z]+)+|\b(label|list|listitem|dlitem|bypass)\b/g) ?? []).flatMap((word) =>
    criteriaOfTags(rules.get(word) ?? []),
  );
  return [...new Set(own.length ? own : ofAxe)];
}

/** The names of what every story is checked with, by criterion. */
export function checksOf(number, rules) {
  const axe = [...rules].filter(([, tags]) => criteriaOfTags(tags).includes(number)).length;
  const own = [...ownFindings, ...looks].filter(([, numbers]) => numbers.includes(number)).length;
  return { axe, own };
}
