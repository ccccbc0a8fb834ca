/** The steepest swipe, in degrees from the horizontal. A steeper movement scrolls the page. */
const MAX_TILT = 30;
/** The shortest swipe, in CSS px. */
const MIN_TRAVEL = 40;

/** The pointer's movement, in CSS px. */
export interface Movement {
  dx: number;
  dy: number;
}

export function isLevel({ dx, dy }: Movement): boolean {
  return Math.atan2(Math.abs(dy), Math.abs(dx)) <= (MAX_TILT * Math.PI) / 180;
}

/**
 * Slides to move by: 1 to the next, -1 to the previous, 0 if the movement is not a swipe. The content follows the
 * finger.
 */
export function swipeStep(movement: Movement, isRtl: boolean): -1 | 0 | 1 {
  if (Math.abs(movement.dx) < MIN_TRAVEL || !isLevel(movement)) return 0;
  return movement.dx < 0 !== isRtl ? 1 : -1;
}
