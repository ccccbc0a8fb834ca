import { basename } from 'node:path';
import { Failure } from '../run/programs.mjs';

/** 'star-rating' → 'StarRating' */
const inPascalCase = (name) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** 'StarRating' → ['star', 'rating'] */
const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/g).map((word) => word.toLowerCase());

const isPascalCase = (name) => /^[A-Z][A-Za-z0-9]*$/.test(name) && /[a-z]/.test(name);

/** The forms of a name that templates use. */
export function formsOf(name) {
  const words = wordsOf(name).join(' ');
  return { Name: name, Words: words.charAt(0).toUpperCase() + words.slice(1), file: words.replaceAll(' ', '-') };
}

/** Throws a Failure for a name that is not in PascalCase, or that a folder or an export of the packages already has. */
export function checkName(name, { folders, indexes }) {
  if (!isPascalCase(name)) {
    const better = inPascalCase(name.toLowerCase() === name ? name : name.toLowerCase());
    const hint = isPascalCase(better) ? `: write ${better}` : ', such as Rating';
    throw new Failure(`“${name}” is not in PascalCase${hint}.`);
  }
  // Some file systems do not distinguish capital letters.
  const folder = folders.find((path) => basename(path).toLowerCase() === name.toLowerCase());
  if (folder) throw new Failure(`“${name}” exists already, in ${folder}: take another name, or change that one.`);
  const taken = [name, `${name}Props`].find((taken) => indexes.some((text) => new RegExp(`\\b${taken}\\b`).test(text)));
  if (taken) throw new Failure(`The packages already export “${taken}”: take another name.`);
}
