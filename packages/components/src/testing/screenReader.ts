import { expect, waitFor } from 'storybook/test';

/** What one does with a screen reader, and hears from it. */
export interface ScreenReader {
  /** Moves on, once for each of these phrases, and expects to hear them. */
  reads: (...phrases: string[]) => Promise<void>;
  /** Uses the item that it is at. */
  act: () => Promise<void>;
  /** Presses a key, such as `'ArrowRight'`, at the item that it is at. */
  press: (key: string) => Promise<void>;
  /** Types into the field that it is at. */
  type: (text: string) => Promise<void>;
  /** Waits until exactly these phrases have been said since the last ones that were expected. */
  hears: (...phrases: string[]) => Promise<void>;
}

/** What is said of a live region that was emptied: no screen reader says it. */
const silence = /^(polite|assertive): $/;

/**
 * Turns a virtual screen reader on within an element, and off again in the end. It goes by the specifications: what is said of an
 * element is its role, name, value, description and states, in this order; of a live region, how urgent it is and what is new.
 */
export async function withScreenReader(
  container: HTMLElement,
  walk: (reader: ScreenReader) => Promise<void>,
): Promise<void> {
  // Only where it is used: no page of the catalogue loads it.
  const { Virtual } = await import('@guidepup/virtual-screen-reader');
  const virtual = new Virtual();
  await virtual.start({ container });
  // Its log stays as it is: by it the reader knows not to say the same element twice.
  let heard = 0;
  const hears = async (...phrases: string[]) => {
    const isSaid = async () => {
      const log = await virtual.spokenPhraseLog();
      const said = log.slice(heard).filter((phrase) => !silence.test(phrase));
      await expect(said, `What is heard:\n${said.join('\n')}\n`).toEqual(phrases);
      heard = log.length;
    };
    // The error as it is: the document beside it would hide it.
    await waitFor(isSaid, { onTimeout: (error) => error });
  };
  const reads = async (...phrases: string[]) => {
    for (let moves = 0; moves < phrases.length; moves++) await virtual.next();
    await hears(...phrases);
  };
  try {
    await walk({
      reads,
      hears,
      act: () => virtual.act(),
      press: (key) => virtual.press(key),
      type: (text) => virtual.type(text),
    });
  } finally {
    await virtual.stop();
  }
}
