import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const preload = new URL('../../../jsonLines.mjs', import.meta.url);

/** Runs a program behind the module, and returns what it printed. */
function printedBy(program: string) {
  const args = ['--import', preload.href, '--input-type=module', '-e', program];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('.', preload)),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const linesOf = (text: string) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        expect(line).toMatch(/^[ -~]+$/);
        return JSON.parse(line) as Record<string, unknown>;
      });
  return { out: linesOf(stdout), err: linesOf(stderr) };
}

it('makes each line of text a line of JSON, with its level and time', () => {
  const { out, err } = printedBy(`
    console.log('\\x1b[1m▲ Next.js\\x1b[22m\\n- Local: http://localhost\\n\\n ✓ Ready');
    console.error('It failed.');
    process.stdout.write(Buffer.from('é'.repeat(2)).subarray(0, 3));
    process.stdout.write(Buffer.from('é').subarray(1));
  `);
  expect(out.map(({ msg }) => msg)).toEqual(['▲ Next.js', '- Local: http://localhost', '✓ Ready', 'éé']);
  expect(out[0]).toMatchObject({ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(err).toMatchObject([{ level: 'error', msg: 'It failed.' }]);
});

it('leaves JSON unchanged, in one write or in several', () => {
  const { out } = printedBy(`
    process.stdout.write('{"level":"warn",');
    process.stdout.write('"msg":"one"}\\n{"msg":"two"}\\n{"msg":', () => process.stdout.write('1}\\n{no JSON}'));
  `);
  expect(out).toMatchObject([{ level: 'warn', msg: 'one' }, { msg: 'two' }, { msg: 1 }, { msg: '{no JSON}' }]);
});

it("includes Node's warnings, and hides no character that changes what a reader sees", () => {
  const { err } = printedBy(`process.emitWarning('one\\u2028\\u202etwo');`);
  expect(err[0]).toMatchObject({ level: 'error', msg: 'Warning: one\u2028\u202etwo' });
});
