/** The body of a request; undefined where it has more bytes than the limit. Reads no further than that. */
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  // Firefox has no `request.body`; the handler runs in its pages where a catalogue does.
  if (!('body' in request)) return withinLimit(await (request as Request).text(), limit);
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
