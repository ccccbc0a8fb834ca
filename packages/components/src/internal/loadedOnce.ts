/** A part of the page in a separate module, which loads once. After a failure, the next call loads it again. */
export interface LoadedOnce<Part> {
  /** Returns the part; undefined until it has loaded. */
  get: () => Part | undefined;
  load: () => Promise<Part>;
  /** Loads the part and ignores a failure. */
  preload: () => Promise<void>;
}

const nothing = () => {};

export function loadedOnce<Part>(fetchPart: () => Promise<Part>): LoadedOnce<Part> {
  let part: Part | undefined;
  let arriving: Promise<Part> | undefined;
  const load = () =>
    (arriving ??= fetchPart().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        arriving = undefined;
        throw error;
      },
    ));
  return { get: () => part, load, preload: () => load().then(nothing, nothing) };
}
