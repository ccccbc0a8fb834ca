import { CommerceError, type CursorPage, type FeedItem } from '@vitrine/commerce';
import { rasterUrl } from '../server/images/addresses';
import { sharedCaching } from '../server/request/sharedCaching.mjs';
import { createStore, refusedDocument } from './documents';
import { entriesOf } from './feedEntries';
import type { FeedFormat, FeedShop } from './feeds';
import { inWords } from '../server/log/inWords';

/** Keeps the parts of feeds. A small shop fits whole; of a large one, readers at the same time share the parts. */
const parts = createStore(16_000_000);

/** Feeds that are sent at the same time. Each asks the platform for every product of the shop. */
const mostReaders = 2;
let readers = 0;

type ReadPart = (cursor: string | undefined) => Promise<CursorPage<FeedItem>>;

interface Part {
  text: string;
  next: string | undefined;
}

/** Returns a part as text. Its first line is the cursor of the next part, and is empty in the last one. */
const partOf = async (
  name: string,
  format: FeedFormat,
  shop: FeedShop,
  read: ReadPart,
  cursor?: string,
): Promise<Part> => {
  const document = await parts(`${name} ${cursor ?? ''}`, async () => {
    const { items, next = '' } = await read(cursor);
    const entries = items.flatMap((item) => entriesOf(item, { site: shop.site, rasterUrl }));
    return `${next}\n${entries.map((entry) => format.entry(entry, shop)).join('')}`;
  });
  const text = document?.text ?? '\n';
  const end = text.indexOf('\n');
  return { next: text.slice(0, end) || undefined, text: text.slice(end + 1) };
};

/** Sends a feed part by part, each when the reader has taken the one before: the memory that it takes does not grow with the shop. */
export async function answerFeed(name: string, format: FeedFormat, shop: FeedShop, read: ReadPart): Promise<Response> {
  if (readers >= mostReaders) return refusedDocument(60_000);
  readers++;
  let isOpen = true;
  const close = () => {
    if (isOpen) readers--;
    isOpen = false;
  };
  let part: Part;
  try {
    part = await partOf(name, format, shop, read);
  } catch (error) {
    close();
    if (!(error instanceof CommerceError)) throw error;
    console.error(`The document ${name} could not be made: ${inWords(error)}`);
    return refusedDocument(error.retryAfter);
  }
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(format.begin(shop) + part.text)),
      async pull(controller) {
        try {
          if (part.next !== undefined) {
            part = await partOf(name, format, shop, read, part.next);
            // A part may be without entries, and a stream that gets nothing is not asked for more.
            controller.enqueue(encoder.encode(part.text || '\n'));
          } else {
            if (format.end) controller.enqueue(encoder.encode(format.end));
            controller.close();
            close();
          }
        } catch (error) {
          // The reader sees that the file is not whole, and keeps the one before.
          close();
          controller.error(error);
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: { 'Content-Type': `${format.type}; charset=utf-8`, 'Cache-Control': sharedCaching() },
  });
}
