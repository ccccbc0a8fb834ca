const steps = [0, 5, 10, 20];

/** Returns the smallest step that is not below the number of characters left. Each step is announced once while the number falls. */
export function announcedAt(left: number): number | undefined {
  return steps.find((step) => left <= step);
}
