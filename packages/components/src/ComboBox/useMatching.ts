import { useMemo } from 'react';
import { useCollator } from 'react-aria/useCollator';
import { useFilter } from 'react-aria/useFilter';

// German collations for searches treat 'ä' as 'ae', so 'a' would not find it. Collations for sorting ignore the dots.
const options = { usage: 'sort', sensitivity: 'base' } as const;

export interface Matching {
  /** Whether the text contains each typed word: 'new y' finds 'New York'. */
  matches: (text: string, typed: string) => boolean;
  /** Whether both are the same text. */
  isSame: (text: string, other: string) => boolean;
}

/** Compares texts without case and accents, by the rules of the page's language. */
export function useMatching(): Matching {
  const { contains } = useFilter(options);
  const collator = useCollator(options);
  return useMemo(
    () => ({
      matches: (text, typed) =>
        typed
          .trim()
          .split(/\s+/)
          .every((word) => contains(text, word)),
      isSame: (text, other) => collator.compare(text.trim(), other.trim()) === 0,
    }),
    [contains, collator],
  );
}
