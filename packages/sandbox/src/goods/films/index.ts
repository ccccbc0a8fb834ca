/** The sample shop's videos and their captions. A video loads on its first request. */

export interface Film {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const captions = `WEBVTT

00:00.000 --> 00:02.000
Stand on the base with both feet.

00:02.000 --> 00:05.000
Pull the handle up, and push it down with your weight.

00:05.000 --> 00:08.500
Each stroke moves the needle of the gauge.

00:08.500 --> 00:10.000
Stop at the pressure on the side of your tyre.
`;

const films: Record<string, () => Promise<Film>> = {
  'films/floor-pump.webm': async () => ({
    type: 'video/webm',
    bytes: decode((await import('./floorPumpWebm.js')).file),
  }),
  'films/floor-pump.mp4': async () => ({ type: 'video/mp4', bytes: decode((await import('./floorPumpMp4.js')).file) }),
  'films/floor-pump.en.vtt': () =>
    Promise.resolve({ type: 'text/vtt; charset=utf-8', bytes: new TextEncoder().encode(captions) }),
};

const decode = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Returns the file at a path below /cdn/ ('films/floor-pump.mp4'). Undefined if there is none. */
export const film = async (path: string): Promise<Film | undefined> => films[path]?.();
