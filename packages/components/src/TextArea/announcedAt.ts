const steps = [0, 5, 10, 20];

/** Returns the step that the number of characters left has reached: the smallest that is not below it. Each is announced once on the way down. */
export function announcedAt(left: number): number | undefined {
  return steps.find((step) => left <= step);
}
