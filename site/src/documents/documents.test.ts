import { CommerceError } from '@vitrine/commerce';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerDocument } from './documents';

const request = (headers: HeadersInit = {}) => new Request('https://shop.example/', { headers });
const down = () => Promise.reject(new CommerceError('network', 'sitemap', 'gone'));
const statusOf = async (answer: Promise<Response>) => (await answer).status;

describe('a document', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is made once for requests at the same time, and answers 304 to its tag', async () => {
    const render = vi.fn(() => Promise.resolve('text'));
    const [first, second] = await Promise.all([1, 2].map(() => answerDocument(request(), 'a', 'text/plain', render)));
    expect([await first!.text(), await second!.text()]).toEqual(['text', 'text']);
    expect(render).toHaveBeenCalledTimes(1);
    const known = request({ 'if-none-match': first!.headers.get('etag')! });
    expect(await statusOf(answerDocument(known, 'a', 'text/plain', render))).toBe(304);
  });

  it('is made again when it is due, and stays while the platform fails', async () => {
    await answerDocument(request(), 'b', 'text/plain', () => Promise.resolve('old'));
    vi.advanceTimersByTime(301_000);
    expect(await (await answerDocument(request(), 'b', 'text/plain', down)).text()).toBe('old');
    vi.advanceTimersByTime(11_000);
    const made = await answerDocument(request(), 'b', 'text/plain', () => Promise.resolve('new'));
    expect(await made.text()).toBe('new');
  });

  it('is a failure if the platform fails before it was made, and is not found if there is none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failed = await answerDocument(request(), 'c', 'text/plain', down);
    expect([failed.status, failed.headers.get('retry-after'), failed.headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(log).toHaveBeenCalledOnce();
    expect(await statusOf(answerDocument(request(), 'c', 'text/plain', () => Promise.resolve(undefined)))).toBe(404);
  });
});
