import { useRef, type KeyboardEvent } from 'react';

/** Typing that pauses for so long, in ms, begins a new word. */
const pause = 600;

/** Typing leads to the item that begins with what is typed; the same letter again, to the next one. */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent, items: readonly HTMLElement[]): HTMLElement | undefined => {
    const { key, timeStamp } = event;
    if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const before = timeStamp - typed.current.at < pause ? typed.current.text : '';
    // A space uses the item, but within a word.
    if (key === ' ' && before === '') return undefined;
    typed.current = { text: before + key, at: timeStamp };
    const index = items.findIndex((item) => item === document.activeElement);
    return match(typed.current.text, items, index);
  };
}

function match(text: string, items: readonly HTMLElement[], index: number): HTMLElement | undefined {
  const isOneLetter = new Set(text.toLowerCase()).size === 1;
  const query = isOneLetter ? text.slice(0, 1) : text;
  // A word that grows may stay where it is; a letter goes on.
  const from = Math.max(isOneLetter ? index + 1 : index, 0);
  return [...items.slice(from), ...items.slice(0, from)].find((item) => beginsWith(item.dataset.label ?? '', query));
}

/** Without regard to case and accents. */
function beginsWith(label: string, query: string): boolean {
  return label.slice(0, query.length).localeCompare(query, undefined, { sensitivity: 'base' }) === 0;
}
