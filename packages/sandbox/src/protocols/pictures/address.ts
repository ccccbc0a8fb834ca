/** Returns a picture's URL for the sandbox's own pages: a path below /cdn/, or an absolute URL unchanged. */
export const picturePath = (path: string): string => (/^https?:\/\//.test(path) ? path : `/cdn/${path}`);

/** Returns a picture's absolute URL, for clients. */
export const pictureAddress = (path: string, origin: string): string => new URL(picturePath(path), origin).href;
