import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log/log';
import { refusedForm } from './postedForm';

const url = 'http://shop.example/account/login';
const line = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const type = `multipart/form-data; boundary=${line}`;
const whole = `--${line}\r\nContent-Disposition: form-data; name="email"\r\n\r\nrobin@example.com\r\n--${line}--\r\n`;

const send = (headers: Record<string, string> = {}, body = whole, method = 'POST') =>
  refusedForm(
    new Request(url, {
      method,
      headers: { host: 'shop.example', 'content-type': type, 'content-length': String(body.length), ...headers },
      body,
    }),
  );

const events: unknown[] = [];
const shared = globalThis as { vitrineLog?: ReturnType<typeof createLog> | undefined };

beforeEach(() => {
  events.length = 0;
  shared.vitrineLog = createLog({ write: (text) => void events.push((JSON.parse(text) as { event: unknown }).event) });
});
afterEach(() => void (shared.vitrineLog = undefined));

describe('a form without script', () => {
  it.each([
    ['of this site', {}],
    ['with its origin', { origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }],
    ['through our own proxy', { origin: 'https://shop.example', 'x-forwarded-proto': 'https' }],
  ])('is accepted: %s', async (_, headers) => {
    expect(await send(headers)).toBeUndefined();
    expect(events).toEqual([]);
  });

  it.each<[string, number, Record<string, string>, string?, string?]>([
    ['of another site', 403, { origin: 'https://evil.example' }],
    ['of another site, by a new browser', 403, { 'sec-fetch-site': 'cross-site' }],
    ['of nobody', 403, { origin: 'null' }],
    ['as a call of an action', 405, { 'next-action': 'abc' }],
    ['by PUT', 405, {}, whole, 'PUT'],
    ['as text', 415, { 'content-type': 'text/plain' }],
    ['in an address', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['without a boundary', 400, { 'content-type': 'multipart/form-data; x=y' }],
    ['of nothing', 400, {}, 'xxx'],
    ['cut off', 400, {}, whole.slice(0, 60)],
    ['too long', 413, {}, 'x'.repeat(70_000)],
  ])('is refused, and logged as an attempt: %s', async (_, status, headers, body, method) => {
    expect((await send(headers, body, method))?.status).toBe(status);
    const reported: Record<number, string[]> = { 403: ['malicious_cross_site'], 405: [] };
    expect(events).toEqual(reported[status] ?? ['input_validation_fail']);
  });

  const action: Record<string, string> = {
    $ACTION_REF_1: '',
    '$ACTION_1:0': `{"id":"${'6'.repeat(42)}","bound":"$@1"}`,
    '$ACTION_1:1': '["$undefined"]',
    $ACTION_KEY: 'k1',
    email: 'robin@example.com',
  };
  const partOf = ([name, value]: [string, string], more = '') =>
    `--${line}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const sendFields = (fields: [string, string][], more = '') =>
    send({}, fields.map((field) => partOf(field)).join('') + more + `--${line}--\r\n`);

  it("is accepted with React's own fields, for the first time and after a refusal", async () => {
    expect(await sendFields(Object.entries(action))).toBeUndefined();
    const refused = '[{"errors":[{"code":"unknown","message":"$$5"}],"values":{"email":"x"},"failure":"$undefined"}]';
    expect(await sendFields(Object.entries({ ...action, '$ACTION_1:1': refused }))).toBeUndefined();
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['without its state', { '$ACTION_1:1': undefined }],
    ['without its action', { '$ACTION_1:0': undefined }],
    ['with an action that is none', { '$ACTION_1:0': '{"id":"x","bound":"$@1"}' }],
    ['with a state that is no list', { '$ACTION_1:1': '{}' }],
    ['with a list of no state', { '$ACTION_1:1': '[]' }],
    ['with a list of two states', { '$ACTION_1:1': '["$undefined",1]' }],
    ['with a state that is cut off', { '$ACTION_1:1': '["$undef' }],
    ['with a state that stands for something else', { '$ACTION_1:1': '[["$F1"]]' }],
    ['with two actions', { $ACTION_REF_2: '' }],
    ['with parts of no action', { '$ACTION_1:2': '[]' }],
    ['with an action by its id alone', { $ACTION_ID_666: '' }],
  ])('is refused %s', async (_, changed) => {
    const fields = Object.entries({ ...action, ...changed }).filter(
      (field): field is [string, string] => field[1] !== undefined,
    );
    expect((await sendFields(fields))?.status).toBe(400);
  });

  it('is refused with two actions, or with a file', async () => {
    const fields = Object.entries(action);
    expect((await sendFields([...fields, ['$ACTION_1:1', '[]']]))?.status).toBe(400);
    expect((await sendFields(fields, partOf(['x', 'y'], '; filename="x"')))?.status).toBe(400);
  });
});
