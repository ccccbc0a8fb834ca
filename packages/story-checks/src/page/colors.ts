import { contrastWith, hasPictureBehind, isOpaque } from './color.js';
import { ancestors, find, hasOwnText, isHiddenToTheEye, isVisible, nameOf, textFields, type Findings } from './dom.js';

/** Checks colours that axe does not check: placeholders, the edges of fields, text without contrast, and text under the pointer. */
export const colors = (): Findings => [
  ...faintPlaceholders(),
  ...faintEdges(),
  ...textWithoutContrast(),
  ...faintUnderThePointer(),
];

const isDisabled = (element: Element) => element.closest(':disabled, [aria-disabled=true], [data-disabled]') !== null;

const visibleFields = () => find(textFields).filter((field) => isVisible(field) && !isDisabled(field));

const faintPlaceholders = (): Findings =>
  visibleFields()
    .filter((field) => field.matches(':placeholder-shown') && !hasPictureBehind(field))
    .map((field) => ({ field, contrast: contrastWith(field, getComputedStyle(field, '::placeholder').color) }))
    .filter(({ contrast }) => contrast < 4.5)
    .map(({ field, contrast }) => `its placeholder has a contrast of ${contrast.toFixed(1)}: ${nameOf(field)}`);

/** Controls without a text of their own: only the edge or the background shows where they are. */
const choices = 'input:is([type=checkbox], [type=radio]), [role=combobox], [aria-haspopup=listbox]';

const visibleChoices = () =>
  find(choices).filter((choice) => isVisible(choice) && !isDisabled(choice) && !isDrawnByBrowser(choice));

const isDrawnByBrowser = (choice: HTMLElement) =>
  choice.matches('input') && getComputedStyle(choice).appearance !== 'none';

/** A field is visible by its edge, or by its background. WCAG 1.4.11. */
const faintEdges = (): Findings =>
  [...new Set([...visibleFields(), ...visibleChoices()])]
    .filter((field) => !hasPictureBehind(field))
    .map((field) => ({ field, contrast: Math.max(...[field, ...[...ancestors(field)].slice(0, 3)].map(outlineOf)) }))
    .filter(({ contrast }) => contrast < 3)
    .map(({ field, contrast }) => `its edge has a contrast of ${contrast.toFixed(1)}: ${nameOf(field)}`);

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Returns the best contrast of an element's borders and background with the background outside of it. */
function outlineOf(element: HTMLElement) {
  const style = getComputedStyle(element);
  const outside = element.parentElement ?? document.documentElement;
  const edges = sides
    .filter((side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none')
    .map((side) => style[`border${side}Color`]);
  return Math.max(
    ...[...edges, style.backgroundColor].filter(isOpaque).map((color) => contrastWith(outside, color)),
    0,
  );
}

/** Axe does not judge text that has the colour of its background: it could be hidden on purpose. */
const textWithoutContrast = (): Findings =>
  find('*')
    .filter((element) => hasOwnText(element) && isVisible(element) && !isDisabled(element))
    .filter((element) => !element.closest('[aria-hidden=true]') && !isHiddenToTheEye(element))
    .filter((element) => !hasPictureBehind(element) && contrastOf(element) < 1.5)
    .map((element) => `its text has the colour of its background: ${nameOf(element)}`);

/** Applies all rules for `:hover` everywhere at once. */
function faintUnderThePointer(): Findings {
  const rules = [...document.styleSheets].flatMap((sheet) => [...hoverRules(sheet.cssRules)]);
  const texts = [...new Set(rules.flatMap(textsOf))].filter(
    (element) => !isDisabled(element) && !hasPictureBehind(element),
  );
  const before = texts.map(contrastOf);
  const written = rules.map((rule) => rule.selectorText);
  // It has the specificity of `:hover`.
  for (const rule of rules) rule.selectorText = rule.selectorText.replaceAll(':hover', ':not(.none)');
  const findings = texts.flatMap((element, index) => {
    const contrast = contrastOf(element);
    const isWorse =
      contrast < minContrastOf(element) && before[index]! >= minContrastOf(element) && !hasPictureBehind(element);
    return isWorse ? [`under the pointer its text has a contrast of ${contrast.toFixed(1)}: ${nameOf(element)}`] : [];
  });
  rules.forEach((rule, index) => (rule.selectorText = written[index]!));
  return findings;
}

export function* hoverRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue;
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) yield rule;
    if (rule instanceof CSSGroupingRule) yield* hoverRules(rule.cssRules);
  }
}

/** Returns the elements whose text the rule may change: the matching elements and their descendants. */
const textsOf = ({ selectorText }: CSSStyleRule) =>
  find(selectorText.replaceAll(':hover', ':not(.none)').replace(/::[\w-]+/g, ''))
    .flatMap((element) => [element, ...element.querySelectorAll<HTMLElement>('*')])
    .filter((element) => hasOwnText(element) && isVisible(element));

const contrastOf = (element: HTMLElement) => contrastWith(element, getComputedStyle(element).color);

/** Returns the minimum contrast of an element's text. Large text needs less. */
function minContrastOf(element: HTMLElement) {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}
