import { isCrossSite } from '@vitrine/commerce/server';
import { reportRequest } from '../log/securityEvents';

/** Bytes. Forms contain a few lines of text. */
const longest = 64 * 1024;

const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Refuses a form that no page of the shop sends, and reports it. */
export function refuseMalformed(request: Request, status = 400, text = 'The form is malformed.'): Response {
  reportRequest('input_validation_fail', request, 'form');
  return refuse(status, text);
}

/** Refuses a form by its headers, before it is read. Undefined for a form from one of our pages that is not too long. */
export function refusedUnread(request: Request): Response | undefined {
  const length = request.headers.get('content-length');
  if (isCrossSite(request)) {
    reportRequest('malicious_cross_site', request, 'form');
    return refuse(403, 'Pages of other sites may not send forms.');
  }
  if (length === null) return refuseMalformed(request, 411, 'A form says how long it is.');
  return Number(length) > longest ? refuseMalformed(request, 413, `A form may hold ${longest} bytes.`) : undefined;
}

/**
 * Refuses a form that was sent to a page. Undefined for one of our forms, as a browser sends it without script. Next
 * parses more than forms as server actions, and responds with 500 to a body that it cannot parse.
 */
export async function refusedForm(request: Request): Promise<Response | undefined> {
  const { method, headers } = request;
  if (method !== 'POST' || headers.has('next-action')) return notAllowed('GET, HEAD, POST');
  if (!/^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? ''))
    return refuseMalformed(request, 415, 'A form is sent as multipart/form-data.');
  const refused = refusedUnread(request);
  if (refused) return refused;
  const data = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return data && isReadable(data) ? undefined : refuseMalformed(request);
}

/** Returns whether React can read its own fields of the form: the reference `$ACTION_REF_1`, the action `$ACTION_1:0` and its state `$ACTION_1:1`. */
function isReadable(data: FormData): boolean {
  const entries = [...data];
  const own = new Map(entries.filter(([name]) => name.startsWith('$ACTION_')));
  const references = [...own.keys()].flatMap((name) => /^\$ACTION_REF_(\d{1,3})$/.exec(name)?.[1] ?? []);
  const expected = references.flatMap((n) => [`$ACTION_REF_${n}`, `$ACTION_${n}:0`, `$ACTION_${n}:1`]);
  const isOnlyExpected = [...own.keys()].every((name) => name === '$ACTION_KEY' || expected.includes(name));
  return (
    entries.every(([, value]) => typeof value === 'string') &&
    entries.filter(([name]) => own.has(name)).length === own.size &&
    references.length <= 1 &&
    isOnlyExpected &&
    references.every((n) => isAction(own.get(`$ACTION_${n}:0`)) && isState(own.get(`$ACTION_${n}:1`)))
  );
}

const isAction = (value: unknown) => typeof value === 'string' && /^\{"id":"[\da-f]{42}","bound":"\$@1"\}$/.test(value);

/**
 * Returns whether it is a list of one value in React's wire format, without references. References are texts that begin
 * with one `$`, except '$undefined'.
 */
function isState(value: unknown): boolean {
  let isPlain = typeof value === 'string';
  try {
    const state: unknown = JSON.parse(String(value), (_, part: unknown) => {
      if (typeof part === 'string' && /^\$(?!\$|undefined$)/.test(part)) isPlain = false;
      return part;
    });
    return isPlain && Array.isArray(state) && state.length === 1;
  } catch {
    return false;
  }
}

export const notAllowed = (methods: string) => refuse(405, `This page takes ${methods}.`, { Allow: methods });
