// A cache of pages in memory. It notes what Next gives it of each page.
import { appendFileSync } from 'node:fs';

const entries = new Map();

export default class Handler {
  get = async (key) => entries.get(key) ?? null;

  async set(key, value) {
    entries.set(key, { value, lastModified: Date.now() });
    if (value?.kind !== 'APP_PAGE' || !process.env.AHEAD_NOTES) return;
    const note = { key, length: value.html.length, isPostponed: value.postponed !== undefined };
    appendFileSync(process.env.AHEAD_NOTES, `${JSON.stringify(note)}\n`);
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
