import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logConsole } from './consoleLog';
import { createLog } from './log';

const written: string[] = [];
const shared = globalThis as { vitrineLog?: ReturnType<typeof createLog> | undefined };

beforeEach(() => {
  written.length = 0;
  vi.stubEnv('LOG_LEVEL', 'info');
  shared.vitrineLog = createLog({ write: (line) => void written.push(line) });
});
afterEach(() => {
  shared.vitrineLog = undefined;
  vi.unstubAllEnvs();
});

/** Returns a console that writes into the log. */
function logged() {
  const warnings = process.listeners('warning');
  onTestFinished(() => {
    process.removeAllListeners('warning');
    for (const listener of warnings) process.on('warning', listener);
  });
  const target = { error() {}, warn() {}, log() {}, info() {}, debug() {}, trace() {} } as unknown as Console;
  logConsole(target);
  return target;
}

const forged = '{"level":"warn","event":"authn_login_fail","msg":"forged"}';
const forgeries = {
  'a line break': `x\n${forged}`,
  'a return': `x\r${forged}`,
  'the end of a line in Unicode': `x\u2028${forged}\u2029${forged}\u0085${forged}`,
  'codes of a terminal': '\u001b[2J\u001b[1A\u001b]0;title\u0007',
  'codes of a terminal in one character': '\u009b2J\u009d0;title\u009c',
  'a change of direction': '\u202emoc.live\u2066',
  'nothing and deletion': '\0\b\u007f',
  'half a character': 'x\ud800',
  'the end of JSON': `"}\n${forged}`,
};

/** The only line, which is JSON and has only visible characters. */
function onlyLine() {
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+\n$/u);
  return JSON.parse(written[0] ?? '') as { level: string; msg: string; err?: { message: string; stack: string } };
}

describe.each(Object.entries(forgeries))('a message with %s is one line of plain characters', (_, text) => {
  it('as text', () => {
    logged().error(`The page could not be rendered: ${text}`);
    expect(onlyLine()).toMatchObject({
      level: 'error',
      msg: expect.stringMatching(/^The page could not be rendered:/),
    });
  });

  it('in an error and its cause', () => {
    logged().error(new Error(text, { cause: new Error(text) }));
    const { err, msg } = onlyLine();
    expect(err?.message).toContain(text.slice(0, 1));
    expect(err?.stack).toContain('consoleLog.test');
    expect(msg).toBeDefined();
  });

  it('in an object', () => {
    logged().warn('refused', { [text]: text });
    expect(onlyLine()).toMatchObject({ level: 'warn' });
  });
});

it('prints all of an error, and its other arguments, with and without colours', () => {
  const error = Object.assign(new TypeError('it failed'), { digest: '7' });
  logged().error('\u001b[31m⨯\u001b[39m', 'uncaughtException: ', error);
  expect(onlyLine()).toMatchObject({
    level: 'error',
    msg: '⨯ uncaughtException:',
    err: {
      type: 'TypeError',
      message: 'it failed',
      digest: '7',
      stack: expect.stringMatching(/^TypeError: it failed\n/),
    },
  });
});

it("includes Node's warnings", async () => {
  logged();
  process.emitWarning('two\nlines');
  await vi.waitFor(() => expect(onlyLine()).toMatchObject({ level: 'warn', msg: 'two\nlines' }));
});

it.each([
  ['error', 1],
  ['warn', 1],
  ['info', 0],
  ['log', 0],
  ['debug', 0],
] as const)('at the level warn %s writes %i lines', (method, count) => {
  vi.stubEnv('LOG_LEVEL', 'warn');
  shared.vitrineLog = createLog({ write: (line) => void written.push(line) });
  logged()[method]('said');
  expect(written).toHaveLength(count);
});
