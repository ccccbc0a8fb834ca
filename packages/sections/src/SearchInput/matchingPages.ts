import type { SearchPageLink } from './searchPageLink.js';

const most = 3;

/** Returns the pages whose names have a word that begins with each typed word. Case and accents make no difference. */
export function matchingPages(pages: readonly SearchPageLink[], text: string): SearchPageLink[] {
  const typed = wordsOf(text);
  const isMatch = ({ label }: SearchPageLink) => {
    const words = wordsOf(label);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  return typed.length > 0 ? pages.filter(isMatch).slice(0, most) : [];
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
