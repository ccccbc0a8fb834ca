import { find, findFocusable, isVisible, nameOf, type Findings } from './dom.js';

/** Faults that axe does not report but people notice: missing names, references to nothing, controls for the mouse only. */
export const wiring = (): Findings => [
  ...namedByPlaceholder(),
  ...namesOfNothing(),
  ...onlyForAMouse(),
  ...turnedRound(),
  ...namedAfterFiles(),
  ...namedAfterNothing(),
  ...linksToNowhere(),
];

/** A placeholder disappears with the first letter. */
const namedByPlaceholder = (): Findings =>
  find('input[placeholder], textarea[placeholder]')
    .filter((field) => !field.matches('[aria-label], [aria-labelledby], [title]') && isVisible(field))
    .filter((field) => !(field as HTMLInputElement).labels?.length)
    .map((field) => `only a placeholder names it: ${nameOf(field)}`);

const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-errormessage',
  'aria-activedescendant',
  'aria-details',
];

const namesOfNothing = (): Findings =>
  references.flatMap((attribute) =>
    find(`[${attribute}]`)
      .filter((element) => !idsOf(element, attribute).every((id) => document.getElementById(id)))
      .map((element) => `${attribute} names nothing: ${nameOf(element)}`),
  );

const idsOf = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);

const roles =
  '[role=option], [role^=menuitem], [role=tab], [role=row], [role=gridcell], label, summary, option, select';

/** The cursor shows that an element can be pressed, but the keyboard reaches neither it nor an element in it or around it. */
function onlyForAMouse(): Findings {
  const focusable = findFocusable();
  return find('*')
    .filter((element) => getComputedStyle(element).cursor === 'pointer' && isVisible(element))
    .filter((element) => getComputedStyle(element.parentElement!).cursor !== 'pointer')
    .filter((element) => !element.closest(`${roles}, [tabindex], :disabled, [aria-disabled=true]`))
    .filter((element) => !focusable.some((one) => one.contains(element) || element.contains(one)))
    .map((element) => `pressed, but not with the keyboard: ${nameOf(element)}`);
}

/** Tab follows the order of the document. In a reversed layout the focus jumps back and forth. */
function turnedRound(): Findings {
  const parents = new Set(findFocusable().flatMap(({ parentElement }) => parentElement ?? []));
  return [...parents]
    .filter((parent) => getComputedStyle(parent).flexDirection.endsWith('-reverse'))
    .filter((parent) => getComputedStyle(parent).display.endsWith('flex'))
    .filter((parent) => findFocusable().filter((one) => one.parentElement === parent).length > 1)
    .map((parent) => `the keyboard goes another way than the eye: ${nameOf(parent)}`);
}

const namedAfterFiles = (): Findings =>
  find('img[alt]')
    .filter((image) => /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(image.getAttribute('alt') ?? ''))
    .map((image) => `named after its file: ${nameOf(image)}`);

/** Words for any picture. They do not describe this one. */
const anyPicture =
  /^(an? |the |our |product |main |hero )*(image|picture|photo(graph)?|pic|img|graphic|icon|thumbnail|illustration|placeholder|untitled|alt( text)?|null|undefined|foto|bild|imagen)s?( (of )?(the |a )?(product|item))?[\s\d.:#-]*$/i;

const namedAfterNothing = (): Findings =>
  find('img[alt], [role=img][aria-label], svg[aria-label], input[type=image]')
    .filter((image) => anyPicture.test(image.getAttribute('alt') ?? image.getAttribute('aria-label') ?? ''))
    .map((image) => `its name fits any picture: ${nameOf(image)}`);

/** A link within a whole page leads to an element of it, such as the skip link. A part of a page has its targets elsewhere. */
const linksToNowhere = (): Findings =>
  find('main').length === 0
    ? []
    : find('a[href*="#"]')
        .filter((link) => isWithinPage(link as HTMLAnchorElement))
        .filter((link) => !isPlace((link as HTMLAnchorElement).hash))
        .map((link) => `it leads to nowhere: ${nameOf(link)}`);

const isWithinPage = ({ href, hash }: HTMLAnchorElement) =>
  hash.length > 1 && href.replace(/#.*/, '') === location.href.replace(/#.*/, '');

/** Returns whether the element is there, and can be read. '#top' is the beginning of any page. */
function isPlace(hash: string) {
  const id = decodeURIComponent(hash.slice(1));
  const place = document.getElementById(id);
  return id === 'top' || Boolean(place?.checkVisibility() && !place.closest('[inert], [aria-hidden=true]'));
}
