import { describe, expect, it } from 'vitest';
import { parseVideoDetails } from '../shopify/shared/videoDetails.js';
import { toExternalVideo, toModel, toVideo, videoIdOf } from './media.js';

const poster = { id: '1', details: { src: 'https://cdn.test/a.jpg' } };
const script = 'javascript:alert(1)';

describe('media', () => {
  it('leaves out a video whose files are no web pages, and lists for players', () => {
    expect(toVideo(poster, [{ url: script, mimeType: 'video/mp4' }], { fileUrl: String })).toEqual([]);
    expect(
      toVideo(poster, [{ url: 'https://cdn.test/a.m3u8', mimeType: 'application/x-mpegURL' }], { fileUrl: String }),
    ).toEqual([]);
  });

  it('leaves out a 3D model without a GLB file', () => {
    expect(toModel(poster, [{ url: 'https://cdn.test/a.usdz', format: 'usdz' }])).toEqual([]);
    expect(toModel(poster, [{ url: script, format: 'glb' }])).toEqual([]);
  });

  it.each([
    ['youtube', 'a_B-3', true],
    ['VIMEO', '76979871', true],
    ['example', 'a', false],
    ['constructor', 'a', false],
    ['youtube', '../watch?v=a', false],
    ['youtube', undefined, false],
  ])('at %s with the id %s is shown: %s', (host, videoId, isShown) => {
    expect(toExternalVideo(poster, { host, videoId })).toHaveLength(isShown ? 1 : 0);
  });

  it('reads the id of a video from the URL of its player', () => {
    expect(videoIdOf('https://www.youtube.com/embed/a_B-3?rel=0')).toBe('a_B-3');
    expect(videoIdOf('https://player.vimeo.com/video/76979871')).toBe('76979871');
    expect(videoIdOf('no URL')).toBeUndefined();
  });
});

describe("the merchant's details of videos", () => {
  it.each(['{', '{}', '[{"captions":1}]', undefined])('are none for %s', (text) => {
    expect(parseVideoDetails(text)).toEqual([]);
  });

  it('keep their place without captions, and lose a file that is no web page', () => {
    const caption = { url: script, language: 'en', label: 'English' };
    expect(parseVideoDetails(JSON.stringify([{}, { uploadDate: '2026-03-02', captions: [caption] }]))).toEqual([
      {},
      { uploadDate: '2026-03-02' },
    ]);
  });
});
