import { isOpaque } from './color.js';
import { ancestors, findFocusable, isVisible, nameOf, type Findings } from './dom.js';

/** Long lists say nothing new after so many. */
const most = 40;

/** The ring must be as thick as this, in px: WCAG 2.4.13. */
const ringWidth = 2;

/**
 * What the keyboard reaches shows an outline, itself or the box around it. Shadows do not count: forced colours take them away.
 * Focusing things may open and close others, so nothing is measured after this.
 */
export function focus(): Findings {
  const before = document.activeElement;
  const findings: Findings = [];
  for (const element of findFocusable().filter(isVisible).slice(0, most)) {
    if (!element.isConnected || !isVisible(element)) continue;
    // The option exists in browsers, and not yet in TypeScript's list of them.
    const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true };
    element.focus(options);
    if (document.activeElement !== element) continue;
    const isShown = [element, ...[...ancestors(element)].slice(0, 2), ...ownLabels(element)].some(hasRing);
    if (!isShown) findings.push(`focus does not show: ${nameOf(element)}`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return findings;
}

const ownLabels = (element: HTMLElement) => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []);

function hasRing(element: Element) {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= ringWidth && isOpaque(outlineColor);
}
