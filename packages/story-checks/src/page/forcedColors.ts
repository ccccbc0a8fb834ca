import { contrastWith, isOpaque } from './color.js';
import {
  ancestors,
  find,
  findFocusable,
  findIcons,
  hasOwnText,
  isVisible,
  nameOf,
  showsText,
  textFields,
  type Findings,
} from './dom.js';
import { settings } from './settings.js';

/**
 * With forced colours the browser removes backgrounds, shadows and colours. Edges and system colours must show the same: where a control
 * is, which one is chosen, where a panel ends, what an icon shows.
 */
export const forcedColors = (): Findings => [
  ...fieldsWithoutEdge(),
  ...invisibleControls(),
  ...layersWithoutEdge(),
  ...statesThatLookAlike(),
  ...faintIcons(),
  ...faintText(),
];

const physical = ['Top', 'Right', 'Bottom', 'Left'] as const;

function hasEdge(element: Element) {
  const style = getComputedStyle(element);
  const outline = parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none';
  return (
    outline ||
    physical.some(
      (side) =>
        parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Style`] !== 'none' &&
        isOpaque(style[`border${side}Color`]),
    )
  );
}

/** Only its edge shows that a field accepts text, and its size. */
const fieldsWithoutEdge = (): Findings =>
  find(textFields)
    .filter(isVisible)
    // The box of a field may contain icons and buttons too, and draws the edge around all of them.
    .filter((field) => ![field, ...[...ancestors(field)].slice(0, 3)].some(hasEdge))
    .map((field) => `a field without an edge: ${nameOf(field)}`);

const invisibleControls = (): Findings =>
  findFocusable()
    .filter((control) => isVisible(control) && !control.matches(textFields) && !showsText(control) && !hasEdge(control))
    .filter((control) => !isDrawnByBrowser(control) && ![...control.querySelectorAll('*')].some(isSomethingToSee))
    .map((control) => `nothing of it can be seen: ${nameOf(control)}`);

const isDrawnByBrowser = (element: HTMLElement) =>
  element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none';

const isSomethingToSee = (element: Element) =>
  isVisible(element) && (element.matches('img, svg, picture, video, canvas, progress') || hasEdge(element));

const layers = ':popover-open, dialog[open], [role=menu], [role=listbox], [role=tooltip]';

/** A panel has no shadow and no scrim with forced colours. Without an edge it merges with the page. */
const layersWithoutEdge = (): Findings =>
  find(layers)
    .filter((layer) => isVisible(layer) && isOutOfFlow(layer))
    .filter((layer) => ![layer, ...layer.children, ...[...ancestors(layer)].slice(0, 2)].some(hasEdge))
    .map((layer) => `a panel without an edge: ${nameOf(layer)}`);

const isOutOfFlow = (element: Element) => ['fixed', 'absolute'].includes(getComputedStyle(element).position);

const chosen = [
  '[aria-selected=true]',
  '[aria-checked=true]',
  '[aria-checked=mixed]',
  '[aria-pressed=true]',
  '[aria-current]:not([aria-current=false])',
  'input:checked',
].join();

const groups = '[role=tablist], [role=listbox], [role=radiogroup], [role=group], [role=menu], fieldset, nav, ul, ol';

/** A chosen element differs from the others by more than its background. */
const statesThatLookAlike = (): Findings =>
  find(chosen)
    .filter((element) => isVisible(lookOf(element)) && !isDrawnByBrowser(element))
    .flatMap((element) => {
      const other = peer(element);
      return other && signature(lookOf(element)) === signature(lookOf(other))
        ? [`chosen, it looks like ${nameOf(other)}: ${nameOf(element)}`]
        : [];
    });

/** Finds an element of the same kind beside it that is not chosen. */
function peer(element: HTMLElement): HTMLElement | undefined {
  const ownGroup = element.parentElement?.closest(groups);
  // Its own group first. If there is no such element in it, the group around that.
  for (const group of [ownGroup, ownGroup?.parentElement?.closest(groups)]) {
    const found = [...(group?.querySelectorAll<HTMLElement>(element.tagName) ?? [])].find(
      (other) =>
        !other.matches(chosen) &&
        ['role', 'type', ...(settings.kinds ?? [])].every(
          (name) => other.getAttribute(name) === element.getAttribute(name),
        ) &&
        other.matches(':disabled, [aria-disabled=true], [data-disabled]') ===
          element.matches(':disabled, [aria-disabled=true], [data-disabled]') &&
        isVisible(lookOf(other)),
    );
    if (found) return found;
  }
  return undefined;
}

/** Returns the label of a hidden input, which shows its state. */
const lookOf = (element: HTMLElement): HTMLElement => {
  const label = element instanceof HTMLInputElement && !isVisible(element) ? element.labels?.[0] : undefined;
  return label ?? element;
};

const telling = [
  'color',
  'backgroundColor',
  'outlineStyle',
  'outlineWidth',
  'outlineColor',
  'fontWeight',
  'textDecorationLine',
  'textDecorationColor',
  'textDecorationThickness',
  'display',
  'visibility',
  'opacity',
  'clipPath',
  'translate',
  'rotate',
  ...physical.flatMap((side) => [
    `border${side}Width` as const,
    `border${side}Style` as const,
    `border${side}Color` as const,
  ]),
] satisfies (keyof CSSStyleDeclaration)[];

/** Describes the looks that are left of an element, including its pseudo-elements and descendants. */
function signature(element: Element): string {
  const own = [undefined, '::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part);
    if (part && (style.content === 'none' || style.content === 'normal' || style.display === 'none')) return part;
    return telling.map((name) => style[name]).join();
  });
  return [...own, ...[...element.children].map((child) => `${child.tagName}(${signature(child)})`)].join('|');
}

/** The browser does not change the colours of pictures. So an icon must take its colour from the text, which is forced. */
const faintIcons = (): Findings =>
  findIcons()
    .filter((svg) => !svg.closest(':disabled, [aria-disabled=true], [data-disabled]'))
    .flatMap((svg) => {
      const best = Math.max(
        ...[...svg.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse')].flatMap((shape) => {
          const { stroke, fill } = getComputedStyle(shape);
          return [stroke, fill].filter((paint) => paint !== 'none').map((paint) => contrastWith(svg, paint));
        }),
        0,
      );
      return best < 3 ? [`an icon with a contrast of ${best.toFixed(1)}: ${nameOf(svg.parentElement ?? svg)}`] : [];
    });

/** A component that sets its own colours is responsible for their contrast. */
const faintText = (): Findings =>
  find('*')
    .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none' && isVisible(element))
    .filter(hasOwnText)
    .filter((element) => !element.closest(':disabled, [aria-disabled=true], [data-disabled]'))
    .map((element) => ({ element, contrast: contrastWith(element, getComputedStyle(element).color) }))
    .filter(({ contrast }) => contrast < 4.5)
    .map(({ element, contrast }) => `text with a contrast of ${contrast.toFixed(1)}: ${nameOf(element)}`);
