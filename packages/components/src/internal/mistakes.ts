import { messages as english, type Messages, type SharedMessages } from '../messages.js';

/**
 * Mistakes of a caller that show nothing on the page. Components call these in development only, within
 * `process.env.NODE_ENV !== 'production'`: in this form, bundlers remove them from a page's script.
 */
const told = new Set<string>();

/** Writes a mistake to the console, once: what happened, and how to mend it. */
function report(mistake: string) {
  if (told.has(mistake)) return;
  told.add(mistake);
  console.error(mistake);
}

/** The component with its text, to find it by. */
const nameOf = (component: string, text: unknown) => (typeof text === 'string' ? `${component} "${text}"` : component);

/** Reports a link without a URL. `linkAs` has a check of its own, since it may take the URL by another name. */
export function checkHref(component: string, text: unknown, Anchor: unknown, href: string | undefined): void {
  if (Anchor !== 'a' || href !== undefined) return;
  report(
    `${nameOf(component, text)}: it has no \`href\`, so it is no link: the keyboard skips it, and a press does nothing. ` +
      'Give it the URL of its page. For an action, use a Button.',
  );
}

/** Reports an icon without a name. */
export function checkName(component: string, names: readonly (string | undefined)[]): void {
  if (names.some((name) => name?.trim())) return;
  report(
    `${component}: it has no name, so screen readers announce "button" and nothing else. ` +
      'Say in its `aria-label` what it does, such as "Remove from cart".',
  );
}

/** Reports a choice that is not among the items. While there are no items, they may still load. */
export function checkChoice(
  component: string,
  label: unknown,
  choice: string | null | undefined,
  items: readonly { value: string }[],
): void {
  if (!choice || items.length === 0 || items.some(({ value }) => value === choice)) return;
  const values = items.slice(0, 5).map(({ value }) => `"${value}"`);
  if (items.length > values.length) values.push('…');
  report(
    `${nameOf(component, label)}: its value "${choice}" is no item's, so nothing shows as chosen. ` +
      `Give the \`value\` of an item (${values.join(', ')}), or null for no choice.`,
  );
}

/** The same for a control with one choice or several. */
export function checkChoices(
  component: string,
  label: unknown,
  choices: string | readonly string[] | null | undefined,
  items: readonly { value: string }[],
): void {
  for (const choice of [choices ?? []].flat()) checkChoice(component, label, choice, items);
}

/** Reports texts that stay English on a page in another language. A provider further out may have them. */
export function checkTexts(locale: string, messages: Partial<Messages>, inherited: SharedMessages): void {
  if (locale.startsWith('en') || inherited !== english) return;
  const missing = Object.keys(english).filter((name) => messages[name as keyof Messages] === undefined);
  if (missing.length === 0) return;
  report(
    `I18nProvider: on a page in "${locale}", these texts stay English: ${missing.join(', ')}. Add them to \`messages\`. ` +
      'Arabic, French, German, Japanese and Spanish come ready, such as "@vitrine/components/messages/de".',
  );
}
