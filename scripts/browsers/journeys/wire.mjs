// What WebDriver and WebDriver BiDi have in common: keys and pointers as lists of actions.
const codes = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  F6: '\uE036',
  Home: '\uE011',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

/** The actions of keys that are held one within another: `['Shift', 'Tab']`. */
export function keyActions(keys) {
  const values = keys.map((key) => codes[key] ?? key);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [{ type: 'key', id: 'keys', actions: [...down, ...up] }];
}

/** The actions of a mouse: `{ to: [x, y] }`, `{ button: 'down' }` and `{ button: 'up' }`, in CSS px of the viewport. */
export function mouseActions(steps) {
  const actions = steps.map(({ to, button }) =>
    to
      ? { type: 'pointerMove', x: Math.round(to[0]), y: Math.round(to[1]), duration: 0, origin: 'viewport' }
      : { type: button === 'down' ? 'pointerDown' : 'pointerUp', button: 0 },
  );
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}
