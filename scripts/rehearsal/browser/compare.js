// Keeps both frames on the same page, and lists the words that differ.
import { linesOnlyIn } from '../../../packages/story-kit/src/look/linesOnlyIn.ts';

const [rehearsed, otherwise] = [...document.querySelectorAll('iframe')].map((frame) => ({ frame, text: '' }));
const sides = [rehearsed, otherwise];
const pageField = document.querySelector('.choice [name=page]');
let path = pageField.defaultValue;

function list(kind, words) {
  const items = words.map((line) => Object.assign(document.createElement('li'), { textContent: line }));
  document.querySelector(`[data-words=${kind}]`).replaceChildren(...items);
}

function showWords() {
  if (!rehearsed.text || !otherwise.text) return;
  list('more', linesOnlyIn(rehearsed.text, otherwise.text));
  list('fewer', linesOnlyIn(otherwise.text, rehearsed.text));
  document.querySelector('.words').hidden = false;
}

/** Leads the other frame and all links to the page that the shopper has opened in a frame. */
function follow(side, next) {
  path = next;
  const url = new URL(location.href);
  url.searchParams.set('page', path);
  history.replaceState(null, '', url);
  for (const field of document.querySelectorAll('[name=page]')) field.value = path;
  for (const link of document.querySelectorAll('[data-to]')) {
    const to = new URL(link.href);
    if (link.dataset.to === 'end') link.href = new URL(path, to.origin);
    else {
      to.searchParams.set('page', path);
      link.href = to;
    }
  }
  for (const other of sides)
    if (other !== side) other.frame.contentWindow.postMessage({ path }, new URL(other.frame.src).origin);
}

addEventListener('message', ({ source, origin, data }) => {
  const side = sides.find(({ frame }) => frame.contentWindow === source && new URL(frame.src).origin === origin);
  if (!side) return;
  side.text = data.text;
  showWords();
  // A page without focus has not been left by a person: it was redirected, and the other page stays.
  if (data.path && data.path !== path && document.activeElement === side.frame) follow(side, data.path);
});
