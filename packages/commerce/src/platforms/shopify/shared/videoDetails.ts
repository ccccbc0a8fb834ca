import * as v from 'valibot';
import type { VideoItem } from '../../../model/entities.js';
import { webUrl } from '../../shared/webUrl.js';

/** The data about a video that the merchant writes. The platform itself has no captions and no date for it. */
export type VideoDetails = Pick<VideoItem, 'uploadDate' | 'captions'>;

const details = v.array(
  v.object({
    uploadDate: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/))),
    captions: v.optional(v.array(v.object({ url: v.string(), language: v.string(), label: v.string() }))),
  }),
);

/**
 * Parses the JSON of the metafield `custom.videos`: an entry for each video of the product, in the order of its media. Malformed JSON and
 * captions without an absolute URL are left out.
 */
export function parseVideoDetails(text = '[]'): VideoDetails[] {
  try {
    const found: unknown = JSON.parse(text);
    if (!v.is(details, found)) return [];
    return found.map(({ uploadDate, captions = [] }) => {
      const files = captions.flatMap(({ url, language, label }) => {
        const src = webUrl(url);
        return src ? [{ src, language, label }] : [];
      });
      return { ...(uploadDate && { uploadDate }), ...(files.length > 0 && { captions: files }) };
    });
  } catch {
    return [];
  }
}
