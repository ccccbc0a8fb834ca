import { execFileSync } from 'node:child_process';

/**
 * When each note of `.changeset` was last written, as '2026-05-04', by the name of its file. Nothing where that is not known: without
 * git, or in a clone that has not the whole of its history.
 */
export function datesOfChanges(): Record<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: new URL('../..', import.meta.url), encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return {};
    return datesIn(git('log', '--format=%cs', '--name-only', '--', '.changeset'));
  } catch {
    return {};
  }
}

/** Of a log of dates, each above the files of its commit, the newest first. */
export function datesIn(log: string): Record<string, string> {
  const dates: Record<string, string> = {};
  let date = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) date = line;
    else if (line) dates[line.replace(/^.*\//, '')] ??= date;
  }
  return dates;
}
