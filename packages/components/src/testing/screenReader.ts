import { expect, waitFor } from 'storybook/test';

/** Actions with a screen reader, and checks of its announcements. */
export interface ScreenReader {
  /** Moves on once for each of these phrases, and expects to hear them. */
  reads: (...phrases: string[]) => Promise<void>;
  /** Activates the current item. */
  act: () => Promise<void>;
  /** Presses a key, such as `'ArrowRight'`, at the current item. */
  press: (key: string) => Promise<void>;
  /** Types into the current field. */
  type: (text: string) => Promise<void>;
  /** Waits until exactly these phrases have been announced since the last expected ones. */
  hears: (...phrases: string[]) => Promise<void>;
}

/** The phrase for an emptied live region, which no real screen reader announces. */
const silence = /^(polite|assertive): $/;

/**
 * Starts a virtual screen reader within an element, and stops it at the end. It follows the specifications: it announces an element by its
 * role, name, value, description and states, in this order, and a live region by its urgency and its new text.
 */
export async function withScreenReader(
  container: HTMLElement,
  walk: (reader: ScreenReader) => Promise<void>,
): Promise<void> {
  // Imported only here, so that no page of the catalogue loads it.
  const { Virtual } = await import('@guidepup/virtual-screen-reader');
  const virtual = new Virtual();
  await virtual.start({ container });
  // The log is not cleared: the reader uses it to avoid announcing the same element twice.
  let heard = 0;
  const hears = async (...phrases: string[]) => {
    const isSaid = async () => {
      const log = await virtual.spokenPhraseLog();
      const said = log.slice(heard).filter((phrase) => !silence.test(phrase));
      await expect(said, `What is heard:\n${said.join('\n')}\n`).toEqual(phrases);
      heard = log.length;
    };
    // Keeps the error unchanged, without the document, which would hide it.
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
