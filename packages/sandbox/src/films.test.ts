import { expect, it } from 'vitest';
import { createSandbox } from './sandbox.js';

const get = (path: string, headers: Record<string, string> = {}) =>
  createSandbox().fetch(`http://northlane.test/cdn/films/${path}`, { headers });

it.each([
  ['floor-pump.mp4', 'video/mp4', 68_745],
  ['floor-pump.webm', 'video/webm', 46_577],
])('serves %s whole', async (path, type, size) => {
  const response = await get(path);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect((await response.arrayBuffer()).byteLength).toBe(size);
});

it('serves a part of a video, because some browsers play nothing else', async () => {
  const whole = new Uint8Array(await (await get('floor-pump.mp4')).arrayBuffer());
  const part = await get('floor-pump.mp4', { range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(10, 20));
  const rest = await get('floor-pump.mp4', { range: 'bytes=68000-' });
  expect(rest.headers.get('content-range')).toBe(`bytes 68000-${whole.length - 1}/${whole.length}`);
  expect((await get('floor-pump.mp4', { range: 'bytes=99999999-' })).status).toBe(416);
});

it('serves captions as WebVTT, and 404 for an unknown film', async () => {
  expect(await (await get('floor-pump.en.vtt')).text()).toMatch(/^WEBVTT\n/);
  expect((await get('bicycle.mp4')).status).toBe(404);
});
