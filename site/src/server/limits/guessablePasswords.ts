/** NIST SP 800-63B and ASVS 6.2.1. Platforms take shorter ones. Below the platforms' own minimum, they refuse with their own text. */
const shortest = 8;
const platformsShortest = 6;

let reading: Promise<ReadonlySet<string>> | undefined;

/** Reads the list when a customer first chooses a password: it has 49,000 entries, and most requests need none. */
const common = () =>
  (reading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

/** A word as it is known: without case, and without the digits and signs that people add to it. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+$/u, '')
    .trim();

/**
 * Whether others can guess a password: it is short, is on a list of the most common ones, or is one of these words, such as the shop's name, with
 * or without digits behind it.
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  if (password.length < platformsShortest) return false;
  if (password.length < shortest || (await common()).has(password.toLowerCase())) return true;
  const own = new Set(words.flatMap((word) => [word.toLowerCase(), bare(word)]).filter(Boolean));
  return own.has(password.toLowerCase()) || own.has(bare(password));
}

/** The words of a customer that others know: the e-mail address, and its part before the '@'. */
export const wordsOf = (email: string): string[] => [email.trim(), email.trim().split('@')[0] ?? ''];
