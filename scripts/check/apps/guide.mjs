// Reads a guide: its steps, and the oldest Node that it promises to work with.

/** A block of code. After the fence are its language and, for a file, its path. */
const blocks = /^```(\S+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/**
 * Returns the steps of a guide, in order: a `file` with its `text`, or a shell `command` for each line. Leaves out other blocks, which
 * neither are `sh` nor name a file.
 */
export const stepsOf = (guide) =>
  [...guide.matchAll(blocks)].flatMap(([, language, file, text]) => {
    if (file) return [{ file, text }];
    if (language === 'sh')
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((command) => ({ command }));
    return [];
  });

/** Replaces package names in an installation's command with the files of their tarballs (by package name). */
export const fromTarballs = (command, tarballs) =>
  command.replace(/@vitrine\/[a-z]+/g, (name) => JSON.stringify(tarballs.get(name) ?? name));

/** Returns the version in a guide's sentence "You need Node 22.13 or newer.": '22.13.0'. */
export function oldestNode(guide) {
  const [, version] = /\bYou need Node (\d+\.\d+) or newer\./.exec(guide.replace(/\s+/g, ' ')) ?? [];
  if (!version) throw new Error('The guide names no version of Node. Write: You need Node 22.13 or newer.');
  return `${version}.0`;
}
