import { find, findIcons, hasOwnText, isVisible, nameOf, type Findings } from './dom.js';

/** Px. The smallest text of the scale is 0.8 of the reader's size, so smaller text has not grown with it. */
const smallest = () => 0.75 * parseFloat(getComputedStyle(document.documentElement).fontSize);

const showsLetters = (element: HTMLElement) => hasOwnText(element) || element.matches('input, textarea, select');

/** Text and the icons beside it grow with the reader's text size. */
export const textSize = (): Findings => [
  ...find('*')
    .filter((element) => showsLetters(element) && isVisible(element) && !element.closest('svg'))
    .filter((element) => parseFloat(getComputedStyle(element).fontSize) < smallest())
    .map((element) => `its text has not grown: ${nameOf(element)}`),
  ...findIcons()
    .filter((icon) => icon.getBoundingClientRect().width < smallest())
    .map((icon) => `its icon has not grown: ${nameOf(icon.parentElement ?? icon)}`),
];
