import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';

/** The keyboard behaviour of a menu. It is the same as in every list, but the same letter again moves to the next item that begins with it. */
export class MenuKeys<Value> extends ListKeyboardDelegate<Value> {
  override getKeyForSearch(search: string, fromKey?: string | number): string | number | null {
    const found = super.getKeyForSearch(search, fromKey);
    if (found !== null || new Set(search.toLowerCase()).size > 1) return found;
    const next = fromKey === undefined ? undefined : this.getKeyBelow(fromKey);
    return next === null ? null : super.getKeyForSearch(search.slice(0, 1), next);
  }
}
