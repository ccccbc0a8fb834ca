import type { DOMAttributes, SyntheticEvent } from 'react';

const controls = 'a[href], button, input, select, textarea, label';

/** Whether an event is from a link, a button or a field within the element. */
const isFromControl = ({ target, currentTarget }: SyntheticEvent) => {
  const control = target instanceof Element && target.closest(controls);
  return Boolean(control) && control !== currentTarget;
};

const events = ['onPointerDown', 'onMouseDown', 'onClick', 'onKeyDown'] as const;

/**
 * Returns the props of a row, which leave presses on its links, buttons and fields to these. react-aria's own controls keep presses for
 * themselves; the browser's, such as a link, do not, and a press on one would also choose the row.
 */
export function ownPresses<Props extends DOMAttributes<Target>, Target extends Element>(props: Props): Props {
  const own = { ...props };
  for (const name of events) {
    const handler = props[name] as ((event: SyntheticEvent) => void) | undefined;
    if (handler) Object.assign(own, { [name]: (event: SyntheticEvent) => isFromControl(event) || handler(event) });
  }
  return own;
}
