import type { ReactNode } from 'react';
import { elementsIn, wordsIn } from './described.js';
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

/** What screen readers announce instead of the name, and how to give one. */
interface Nameless {
  role: string;
  advice: string;
}

const namelessButton: Nameless = {
  role: 'button',
  advice: 'Say in its `aria-label` what it does, such as "Remove from cart".',
};

/** Reports an element without a name, such as an icon alone. */
export function checkName(
  component: string,
  names: readonly (string | undefined)[],
  { role, advice }: Nameless = namelessButton,
): void {
  if (names.some((name) => name?.trim())) return;
  report(`${component}: it has no name, so screen readers announce "${role}" and nothing else. ${advice}`);
}

/** The first values of a list, to see how they are written. */
const firstOf = (values: readonly string[], written = (value: string) => `"${value}"`) =>
  [...values.slice(0, 5).map(written), ...(values.length > 5 ? ['…'] : [])].join(', ');

/** Reports a choice that is not among the items. While there are no items, they may still load. */
export function checkChoice(
  component: string,
  label: unknown,
  choice: string | null | undefined,
  items: readonly { value: string }[],
): void {
  if (!choice || items.length === 0 || items.some(({ value }) => value === choice)) return;
  report(
    `${nameOf(component, label)}: its value "${choice}" is no item's, so nothing shows as chosen. ` +
      `Give the \`value\` of an item (${firstOf(items.map(({ value }) => value))}), or null for no choice.`,
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

/** Reports selected keys that are not among the ids. While there are no ids, they may still load. */
export function checkKeys(
  component: string,
  label: unknown,
  keys: Iterable<string> | undefined,
  ids: readonly string[],
  outcome = 'nothing shows as chosen for it',
): void {
  // Another iterable may give its keys only once.
  if (ids.length === 0 || !(Array.isArray(keys) || keys instanceof Set)) return;
  for (const key of keys as Iterable<string>) {
    if (ids.includes(key)) continue;
    report(
      `${nameOf(component, label)}: its selected key "${key}" is no item's, so ${outcome}. ` +
        `Give the \`id\` of an item (${firstOf(ids)}).`,
    );
  }
}

/** The parts that a component reads in its children. */
interface Parts {
  /** The part for an item, then the one for a group of them, by their names. */
  parts: Record<string, unknown>;
  /** The prop that an item must have. */
  id: 'id' | 'value';
  /** Whether the words in an item name it. */
  hasWords?: boolean;
  /** Whether the component renders with an item that has no id. Default: `false`, since react-stately needs one. */
  needsNoId?: boolean;
}

/**
 * Reports a child that is no part, such as a component that returns one, and an item without words that the component can read.
 * @throws Error for a child that would be an item without an id. Otherwise react-stately throws one that does not name the mistake.
 */
export function checkParts(
  component: string,
  label: unknown,
  children: ReactNode,
  { parts, id, hasWords = false, needsNoId = false }: Parts,
): void {
  const [[item = '', Item] = [], group] = Object.entries(parts);
  for (const { type, props } of elementsIn<Record<string, unknown>>(children)) {
    const within = props.children as ReactNode;
    const isRead = id in props && (!hasWords || (props.textValue ?? wordsIn(within)) !== '');
    if (isRead) continue;
    // A server component passes a part as a reference, which only the props tell from another component.
    const isReference = typeof type === 'object';
    const isItem = type === Item || (isReference && id in props);
    if (isItem && id in props) {
      report(
        `${nameOf(component, label)}: its ${item} "${String(props[id])}" has no words that it can read, since it does not render ` +
          'what is in its children. So the name stays empty, and a search by letter skips it. ' +
          `Give the ${item} a \`textValue\`, such as the name of the product.`,
      );
    } else if (
      group &&
      !(id in props) &&
      (type === group[1] || elementsIn(within).length > 0 || (isReference && ('label' in props || 'children' in props)))
    ) {
      checkParts(component, label, within, { parts: { [item]: Item }, id, hasWords, needsNoId });
    } else {
      const { displayName, name = displayName } = (typeof type === 'string' ? { name: type } : type) as {
        displayName?: string;
        name?: string;
      };
      const groups = group ? ` and no ${group[0]}` : '';
      const mistake =
        `${nameOf(component, label)}: its child ${name ? `<${name}>` : 'component'} is no ${item} with ${id === 'id' ? 'an' : 'a'} \`${id}\`${groups}, ` +
        'so it does not show: the children are only read, and a component that returns one is not rendered. ' +
        `Put each ${item} directly in it, or in a fragment; call a function that returns one; or give \`items\`.`;
      // Without groups, each child is read as an item.
      if (!group && !needsNoId) throw new Error(mistake);
      report(mistake);
    }
  }
}

/** The props of a state: the controlled one, the initial one, the handler, and the one that lets nobody change it. */
interface StateProps {
  state: string;
  initial: string;
  handler: string;
  fixed?: 'isDisabled' | 'isReadOnly';
  /** What happens without the handler. Default: nobody can change it. */
  outcome?: string;
}

const stateOfChoice: StateProps = {
  state: 'value',
  initial: 'defaultValue',
  handler: 'onChange',
  fixed: 'isDisabled',
};
export const stateOfText: StateProps = { ...stateOfChoice, fixed: 'isReadOnly' };
export const stateOfToggle: StateProps = { ...stateOfChoice, state: 'isSelected', initial: 'defaultSelected' };
export const stateOfOverlay: StateProps = {
  state: 'isOpen',
  initial: 'defaultOpen',
  handler: 'onOpenChange',
  outcome: 'neither its button nor Escape changes it',
};
export const stateOfKey: StateProps = {
  state: 'selectedKey',
  initial: 'defaultSelectedKey',
  handler: 'onSelectionChange',
};
const stateOfKeys: StateProps = { ...stateOfKey, state: 'selectedKeys', initial: 'defaultSelectedKeys' };
export const stateOfExpansion: StateProps = {
  state: 'expandedKeys',
  initial: 'defaultExpandedKeys',
  handler: 'onExpandedChange',
};
export const stateOfIndex: StateProps = { state: 'index', initial: 'defaultIndex', handler: 'onIndexChange' };

/** Reports a controlled state that nothing changes. React reports it for its own inputs, but our fields always have a handler. */
export function checkControlled(
  component: string,
  props: object,
  { state, initial, handler, fixed, outcome = 'nobody can change it' } = stateOfChoice,
): void {
  const given = props as Record<string, unknown>;
  const { label, children } = given;
  if (given[state] === undefined || given[handler] || given.isReadOnly || given.isDisabled) return;
  const others = fixed
    ? `; \`${initial}\` for an initial state; or \`${fixed}\``
    : `, or \`${initial}\` for an initial state`;
  report(
    `${nameOf(component, label ?? given['aria-label'] ?? children)}: it has \`${state}\` and no \`${handler}\`, so ${outcome}. ` +
      `Give it \`${handler}\`${others}.`,
  );
}

/** The same for the chosen items of a list, if any can be chosen. */
export function checkSelection<Props extends { selectionMode?: string | undefined }>(
  component: string,
  props: Props,
): void {
  if ((props.selectionMode ?? 'none') !== 'none') checkControlled(component, props, stateOfKeys);
}

/** Reports items with the same id or value, which count as one. */
export function checkUnique<Id extends 'id' | 'value'>(
  component: string,
  label: unknown,
  items: readonly { [name in Id]: string }[],
  id: Id,
): void {
  const known = new Set<string>();
  for (const { [id]: key } of items) {
    if (known.has(key))
      report(
        `${nameOf(component, label)}: two of its items have the \`${id}\` "${key}", so they count as one. Give each item its own \`${id}\`.`,
      );
    known.add(key);
  }
}

/** Reports a toast in a queue that no region shows. Call it once a region has had the time to mount. */
export function checkRegion(title: string, hasRegion: boolean): void {
  if (hasRegion) return;
  report(
    `Toast "${title}": no ToastRegion shows its queue, so nobody sees or hears it. ` +
      'Render one `<ToastRegion />` in the layout, with the same `queue` if the queue is your own.',
  );
}

/** How a date and a time are written. */
const written = {
  date: { example: '2026-05-01', advice: 'Of a date with a time, give the first ten characters.' },
  time: { example: '09:30', advice: 'The hour has two digits.' },
};

/** Reports a date or a time of another format, which a field reads as none. */
export function checkMoment(
  type: 'date' | 'time',
  label: unknown,
  given: object,
  parse: (text: string) => unknown,
): void {
  const { example, advice } = written[type];
  for (const [prop, text] of Object.entries(given) as [string, unknown][]) {
    if (!text || parse(text as string) !== null) continue;
    report(
      `${nameOf(`The ${type} field`, label)}: its ${prop} "${String(text)}" is no ${type} such as "${example}", so the field has none. ${advice}`,
    );
  }
}

/** @throws RangeError for a locale that is no language tag. Otherwise `Intl` throws one that names neither. */
export function checkLocale(locale: string): void {
  const isTag = (text: string) => {
    try {
      return Intl.getCanonicalLocales(text).length > 0;
    } catch {
      return false;
    }
  };
  if (isTag(locale)) return;
  const tag = String(locale).replaceAll('_', '-');
  throw new RangeError(
    `The locale "${locale}" is no BCP 47 language tag. Write ${isTag(tag) ? `"${tag}"` : 'one such as "en-US"'}, as in <html lang>.`,
  );
}

/** Reports texts that stay English on a page in another language. A provider further out may have them. */
export function checkTexts(locale: string, messages: Partial<Messages>, inherited: SharedMessages): void {
  if (locale.startsWith('en') || inherited !== english) return;
  const names = Object.keys(english);
  const missing = names.filter((name) => messages[name as keyof Messages] === undefined);
  if (missing.length === 0) return;
  report(
    `I18nProvider: on a page in "${locale}", ${missing.length} of ${names.length} texts stay English: ${firstOf(missing, (name) => name)}. ` +
      'Add them to `messages`. ' +
      'Arabic, French, German, Japanese and Spanish come ready, such as `german`, the `messages` of "@vitrine/components/messages/de". ' +
      'It has all names: `Object.keys(german).filter((name) => !(name in messages))` lists those that yours lack.',
  );
}
