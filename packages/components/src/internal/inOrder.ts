/** Arabic formats write 'US$' after the amount. Without a mark of direction behind it, its dollar would move before its letters. */
export const inOrder = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]\p{Sc}/gu, '$&\u200e') : text;

/** Among Arabic words, '28 cm' would read 'cm 28'. A mark of direction before the number keeps them in order. */
export const unitsInOrder = (text: string): string =>
  /[\u0590-\u08ff]/.test(text) ? text.replace(/(?<![\u200f\d.,])\d[^\p{L}\u200f]*[a-z]/giu, '\u200e$&') : text;
