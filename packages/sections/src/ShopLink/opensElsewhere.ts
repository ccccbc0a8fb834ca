/** Whether the browser opens the pressed link in another tab or window, or saves it. This page then stays. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
