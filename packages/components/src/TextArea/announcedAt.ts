const steps = [0, 5, 10, 20];

/** The step that so many characters left have reached: the smallest that is not below them. Each is said once on the way down. */
export function announcedAt(left: number): number | undefined {
  return steps.find((step) => left <= step);
}
