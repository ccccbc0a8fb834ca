/** Arabic formats write 'US$' after the amount. Without a mark of direction behind it, its dollar would move before its letters. */
export const inOrder = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]\p{Sc}/gu, '$&\u200e') : text;
