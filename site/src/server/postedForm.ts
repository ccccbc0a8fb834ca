import { isCrossSite } from '@vitrine/commerce/server';

/** Bytes; forms hold some lines of text. */
const longest = 64 * 1024;

const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * Why a form that was sent to a page is not handed on; undefined for one of ours, as a browser sends it without script. Next's own way
 * of calling server actions reads more than forms, and what it cannot read is a 500 to it.
 */
export async function refusedForm(request: Request): Promise<Response | undefined> {
  const { method, headers } = request;
  const length = headers.get('content-length');
  if (method !== 'POST' || headers.has('next-action')) return notAllowed('GET, HEAD, POST');
  if (isCrossSite(request)) return refuse(403, 'Pages of other sites may not send forms.');
  if (!/^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? ''))
    return refuse(415, 'A form is sent as multipart/form-data.');
  if (length === null) return refuse(411, 'A form says how long it is.');
  if (Number(length) > longest) return refuse(413, `A form may hold ${longest} bytes.`);
  const data = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return data ? undefined : refuse(400, 'The form is malformed.');
}

export const notAllowed = (methods: string) => refuse(405, `This page takes ${methods}.`, { Allow: methods });
