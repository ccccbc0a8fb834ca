import { execFileSync } from 'node:child_process';

/**
 * Returns the date of the last commit that changed each file under some paths, as '2026-05-04', by the file's name without its folders. Empty
 * without git, or in a clone without the whole history.
 *
 * @param paths from the root of the repository
 */
export function datesOf(...paths: string[]): Record<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: new URL('../..', import.meta.url), encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return {};
    return datesIn(git('log', '--format=%cs', '--name-only', '--', ...paths));
  } catch {
    return {};
  }
}

/** Returns the date on which each note of `.changeset` was last written, by the name of its file. See `datesOf`. */
export const datesOfChanges = () => datesOf('.changeset');

/** Reads the dates from a log. Each date is above the files of its commit, and the newest is first. */
export function datesIn(log: string): Record<string, string> {
  const dates: Record<string, string> = {};
  let date = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) date = line;
    else if (line) dates[line.replace(/^.*\//, '')] ??= date;
  }
  return dates;
}
