/** Search engines show about so many characters. */
const longest = 160;

/** The shortest text that is worth ending at its last sentence. */
const enough = 80;

/** Returns the beginning of a text in at most 160 characters: whole sentences where they are long enough, else whole words and '…'. */
export function excerpt(text: string): string {
  if (text.length <= longest) return text;
  const beginning = text.slice(0, longest);
  const sentences = /^.*[.!?](?=\s)/s.exec(text.slice(0, longest + 1))?.[0];
  if (sentences && sentences.length >= enough) return sentences;
  const words = beginning.slice(0, longest - 1).replace(/[\s,;:–-]*(?:\s\S*)?$/, '');
  return `${words || beginning.slice(0, longest - 1)}…`;
}
