import { SelectionManager } from 'react-stately/private/selection/SelectionManager';
import type { MultipleSelectionState } from 'react-stately/useMultipleSelectionState';

/** The choices of one section of a menu. The menu as a whole knows which item has the focus. */
export class Choices extends SelectionManager {
  readonly #menu: SelectionManager;

  constructor(menu: SelectionManager, chosen: MultipleSelectionState) {
    super(menu.collection, chosen);
    this.#menu = menu;
  }

  override get isFocused() {
    return this.#menu.isFocused;
  }

  override setFocused(isFocused: boolean) {
    this.#menu.setFocused(isFocused);
  }

  override get focusedKey() {
    return this.#menu.focusedKey;
  }

  override setFocusedKey(...args: Parameters<SelectionManager['setFocusedKey']>) {
    this.#menu.setFocusedKey(...args);
  }
}
