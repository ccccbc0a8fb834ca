// Films: every frame of an overlay's opening and closing. An overlay comes on a straight path from its own side or
// appears in its place. No frame shows it elsewhere, nothing behind it moves, and the page stays.

/** The sides from which an overlay comes, as the direction from its place. */
const sides = { right: [1, 0], left: [-1, 0], top: [0, -1], bottom: [0, 1] };

/** A path of less than this length, in px, is a shift of something that fades. */
const shift = 24;

/** Half a device pixel, and rounding. */
const tolerance = 0.75;

const at = (index, { x, y, opacity }) => `frame ${index} is at ${x.toFixed(1)}, ${y.toFixed(1)}, opacity ${opacity}`;

/** Returns the faults of the page behind an overlay: it moves, scrolls or is bare. */
function faultsBehind(frames) {
  const [{ page: before }] = frames;
  return frames.flatMap(({ page, overlay }, index) => {
    if (!page || page.isBare) return [`frame ${index} shows a bare page`];
    if (page.x !== before.x || page.y !== before.y)
      return [`frame ${index} shows the page moved by ${page.x - before.x}, ${page.y - before.y}`];
    return overlay?.scrolled ? [`frame ${index} is scrolled by ${overlay.scrolled}`] : [];
  });
}

/**
 * Returns the faults of an opening, or of a closing played backwards, from its first frame to its place in the last
 * frame.
 */
function faultsOfWayIn(overlays, side) {
  const [along, across] = side
    ? [side, [side[1], side[0]]]
    : [
        [0, 0],
        [1, 1],
      ];
  const place = overlays.at(-1);
  const away = ({ x, y }, [towardsX, towardsY]) => (x - place.x) * towardsX + (y - place.y) * towardsY;
  let [last] = overlays;
  const faults = overlays.flatMap((overlay, index) => {
    const before = last;
    last = overlay;
    // It is invisible in this frame, so it has no place.
    if (overlay.opacity === 0) return [];
    const isOff =
      (side ? Math.abs(away(overlay, across)) : Math.hypot(overlay.x - place.x, overlay.y - place.y)) > tolerance;
    if (isOff || away(overlay, along) < -tolerance)
      return [`${at(index, overlay)}: off its path to ${at('last', place)}`];
    if (away(overlay, along) > away(before, along) + tolerance || overlay.opacity < before.opacity - 0.01)
      return [`${at(index, overlay)}: back again, after ${at(index - 1, before)}`];
    return [];
  });
  const length = away(overlays[0], along);
  const slidesIn = side && overlays[0].opacity === 1;
  const whole = side && (side[0] ? place.width : place.height);
  if (slidesIn && length < whole * 0.9) faults.push(`it begins ${length} px from its place, on the screen`);
  if (side && !slidesIn && length > shift) faults.push(`it fades in over ${length} px`);
  return faults;
}

function check(what, frames, side, { isOut = false, isAtOnce = false } = {}) {
  const overlays = frames.map(({ overlay }) => overlay).filter((overlay) => overlay !== null);
  const faults = faultsBehind(frames);
  if (!isAtOnce && !overlays.some(({ isMoving }) => isMoving)) faults.push('no frame shows it on its way');
  else if (overlays.length)
    faults.push(...faultsOfWayIn(isOut ? overlays.toReversed() : overlays, isAtOnce ? undefined : side));
  if (faults.length) throw new Error(`${what}, ${frames.length} frames: ${faults.slice(0, 4).join('; ')}.`);
}

/**
 * Makes the journey of a film. `of` selects the overlay, `side` is where it comes from, if it moves. `open` and `close` are steps; without them
 * Enter opens it from the story's first control and Escape closes it. With `goesAtOnce`, it disappears without motion.
 */
const film = ({
  of,
  side,
  open = (page) => page.press('Enter'),
  close = (page) => page.press('Escape'),
  ready = (page) => page.press('Tab'),
  goesAtOnce = false,
  ...start
}) => ({
  ...start,
  async walk(page) {
    await ready(page);
    // A page at its top would not show that it scrolls back.
    await page.evaluate('(scrollTo(0, 10), true)');
    check('The way in', await page.film(of, () => open(page)), sides[side]);
    const wayOut = await page.film(of, () => close(page), { isGone: true });
    check('The way out', wayOut, sides[side], { isOut: true, isAtOnce: goesAtOnce });
  },
});

/** A surface beside its trigger fades in. It disappears at once, because users need the content under it. */
const goesAtOnce = true;

/** Goes to a button of the shop by Tab. Before scripts run, it may have another name, and Tab would pass it. */
const atButton = (name) => async (page) => {
  await page.shows('button', name);
  await page.pressUntil('Tab', 'button', name, 40);
};

const modal = '[role=dialog], [role=alertdialog]';
const rtl = 'direction:rtl';

const drawers = Object.fromEntries(
  Object.keys(sides).flatMap((placement) => {
    const mirrored = { left: 'right', right: 'left' }[placement] ?? placement;
    const story = `overlays-drawer--${placement}`;
    return [
      [`Film: Drawer, ${placement}`, film({ story, of: modal, side: placement })],
      [`Film: Drawer, ${placement}, right to left`, film({ story, globals: rtl, of: modal, side: mirrored })],
    ];
  }),
);

export const films = {
  ...drawers,
  'Film: Drawer, whole screen': film({ story: 'overlays-drawer--full', of: modal, side: 'right' }),
  'Film: Dialog': film({ story: 'overlays-dialog--default', of: modal, side: 'bottom' }),
  'Film: Dialog, a question': film({ story: 'overlays-dialog--alert', of: modal, side: 'bottom' }),
  'Film: HamburgerMenu': film({ story: 'navigation-hamburgermenu--default', of: modal, side: 'left' }),
  'Film: HamburgerMenu, right to left': film({
    story: 'navigation-hamburgermenu--default',
    globals: rtl,
    of: modal,
    side: 'right',
  }),
  'Film: Popover': film({ story: 'overlays-popover--default', of: '[role=dialog]', goesAtOnce }),
  'Film: SearchPopover': film({ story: 'sections-search-searchpopover--default', of: '[role=group]', goesAtOnce }),
  'Film: Menu': film({ story: 'overlays-menu--default', of: '[role=menu]', goesAtOnce }),
  'Film: Select': film({ story: 'forms-select--default', of: '[role=listbox]', goesAtOnce }),
  'Film: ComboBox': film({
    story: 'forms-combobox--default',
    of: '[role=listbox]',
    goesAtOnce,
    open: (page) => page.press('ArrowDown'),
  }),
  'Film: Tooltip': film({
    story: 'overlays-tooltip--default',
    of: '[role=tooltip]',
    goesAtOnce,
    ready: (page) => page.frames(1),
    open: (page) => page.press('Tab'),
  }),
  'Film: Toast': film({ story: 'feedback-toastregion--default', of: '[role=alertdialog]', side: 'bottom', goesAtOnce }),
  'Film: the cart drawer of the shop': film({
    path: '/',
    of: '[role=dialog]',
    side: 'right',
    // The journeys in a browser may share a cart.
    ready: atButton(/^Cart (is empty|with)/),
  }),
  'Film: the search of the shop': film({
    path: '/',
    of: '[role=group][aria-label=Search]',
    ready: atButton('Search'),
    goesAtOnce,
  }),
};
