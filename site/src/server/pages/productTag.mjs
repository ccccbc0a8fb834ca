/** Characters of a tag. */
const length = 3;
const base = 36;

/**
 * Returns a short tag of a product, by its number, for the mark of a page: visitors load the mark. Two products in 46,656 share a tag, and a
 * change of one of them ends the other's pages too.
 * @param {string} number the last part of the product's id
 */
export function tagOf(number) {
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5;
  for (let index = 0; index < number.length; index++) hash = Math.imul(hash ^ number.charCodeAt(index), 0x01000193);
  return ((hash >>> 0) % base ** length).toString(base).padStart(length, '0');
}

/**
 * Each tag once, since thousands of pages show the same products.
 * @type {Map<string, string>}
 */
const tags = new Map();

/** @param {string} tag */
function only(tag) {
  const known = tags.get(tag);
  if (known !== undefined) return known;
  tags.set(tag, tag);
  return tag;
}

/**
 * Returns the tags of a mark.
 * @param {string} mark tags without anything between
 * @returns {readonly string[]}
 */
export const tagsIn = (mark) => (mark.match(/.{3}/g) ?? []).map(only);
