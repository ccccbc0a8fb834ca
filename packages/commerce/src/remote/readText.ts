/** Reads the body of a request or a response. Undefined if it has more bytes than the limit; stops reading there. */
export async function readText(request: Request | Response, limit: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  // Firefox has no `request.body`. The handler runs in the browser in a catalogue's pages.
  if (!('body' in request)) return withinLimit(await (request as Request | Response).text(), limit);
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > limit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

const withinLimit = (text: string, limit: number): string | undefined =>
  new TextEncoder().encode(text).byteLength > limit ? undefined : text;
