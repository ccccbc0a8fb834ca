// A fresh clone of the repository with the state of the working tree.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../run/programs.mjs';
import { packageNames } from '../../run/workspaces.mjs';

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder }).toString();

/** Commits the changes of the working tree in the clone. */
function bringChanges(folder) {
  const changed = git(root, 'ls-files', '-z', '--modified', '--others', '--exclude-standard');
  for (const file of changed.split('\0').filter(Boolean)) {
    const source = join(root, file);
    const target = join(folder, file);
    if (!existsSync(source)) rmSync(target);
    else {
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(source, target);
    }
  }
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  git(folder, ...author, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'The working tree');
}

/** Undoes all edits since then. */
export function undoEdits(folder) {
  git(folder, 'reset', '--quiet', '--hard');
  git(folder, 'clean', '--quiet', '-d', '--force');
}

/** Links the files of a folder, since copies of all packages would take minutes. Copies them if the folder is on another disk. */
function linkFolder(source, target) {
  try {
    linkFiles(source, target);
  } catch (error) {
    if (error.code !== 'EXDEV') throw error;
    cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  }
}

function linkFiles(source, target) {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = join(source, entry.name);
    const to = join(target, entry.name);
    if (entry.isDirectory()) linkFiles(from, to);
    // The links to the packages are relative, and lead into the clone.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkSync(from, to);
  }
}

/**
 * Makes a clone in a temporary folder, with the packages that `npm ci` has installed here. It has no builds. Returns its folder.
 */
export function makeClone() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-clone-'));
  git(root, 'clone', '--quiet', root, folder);
  bringChanges(folder);
  for (const workspace of ['.', 'site', 'storybook', ...packageNames().map((name) => join('packages', name))]) {
    const installed = join(workspace, 'node_modules');
    if (existsSync(join(root, installed))) linkFolder(join(root, installed), join(folder, installed));
  }
  return folder;
}
