/** Where a picture is, seen from the sandbox's own pages: below /cdn/, or where its absolute address says. */
export const picturePath = (path: string): string => (/^https?:\/\//.test(path) ? path : `/cdn/${path}`);

/** The address of a picture, for clients. */
export const pictureAddress = (path: string, origin: string): string => new URL(picturePath(path), origin).href;
