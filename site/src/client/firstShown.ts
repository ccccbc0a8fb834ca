/**
 * Returns the first element that shows. Next's next model keeps earlier pages in the document, hidden: see
 * docs/decisions/222-model-of-caching.md.
 * @param within Default: the document.
 */
export const firstShown = <Found extends HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found | undefined => [...within.querySelectorAll<Found>(selector)].find((element) => element.checkVisibility());
