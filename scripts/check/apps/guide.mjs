// What a guide tells its reader to do.

/** A block of code: after the fence its language and, for a file, its path. */
const blocks = /^```(\S+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/**
 * The steps of a guide, in order: a `file` with its `text`, or a `command` of a shell, one for each line. Other blocks are for reading
 * only: those that are neither `sh` nor name a file.
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

/** A command that installs, with the files of tarballs (by the name of their package) in place of the names that it gives. */
export const fromTarballs = (command, tarballs) =>
  command.replace(/@vitrine\/[a-z]+/g, (name) => JSON.stringify(tarballs.get(name) ?? name));
