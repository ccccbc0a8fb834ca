/** A part of the page with a module of its own, which is loaded once; after a failure it is tried again. */
export interface LoadedOnce<Part> {
  /** Undefined until it has come. */
  get: () => Part | undefined;
  load: () => Promise<Part>;
  /** Begins to load it; nobody waits for it yet. */
  preload: () => void;
}

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
  return { get: () => part, load, preload: () => void load().catch(() => {}) };
}
