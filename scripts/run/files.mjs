// The files of the repository.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

/** Reads a file by its path from the root. */
export const read = (file) => readFileSync(join(root, file), 'utf8');

/** Returns the paths of the files that git tracks or does not ignore. */
export const allFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)));
