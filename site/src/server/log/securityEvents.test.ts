import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from './log';
import { reportSecurityEvent } from './securityEvents';

const lines: Record<string, unknown>[] = [];
const shared = globalThis as { vitrineLog?: ReturnType<typeof createLog> | undefined };

beforeEach(() => {
  lines.length = 0;
  vi.stubEnv('SESSION_SECRET', 'only for tests, and long enough to sign');
  shared.vitrineLog = createLog({ write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
});
afterEach(() => {
  shared.vitrineLog = undefined;
  vi.unstubAllEnvs();
});

it('a security event is a JSON line without addresses', () => {
  reportSecurityEvent('authn_login_fail', { visitor: '203.0.113.7', action: 'login' });
  reportSecurityEvent('authn_login_fail', { visitor: '203.0.113.7', action: 'login' });
  reportSecurityEvent('authn_login_fail', { visitor: '203.0.113.8', action: 'login' });
  expect(lines[0]).toMatchObject({ level: 'warn', event: 'authn_login_fail', action: 'login', msg: 'security' });
  // In UTC.
  expect(new Date(String(lines[0]?.time)).toISOString()).toBe(lines[0]?.time);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
  expect(lines[1]?.visitor).toBe(lines[0]?.visitor);
  expect(lines[2]?.visitor).not.toBe(lines[0]?.visitor);
  expect(lines[0]).not.toHaveProperty('account');
});

it('names an account by a pseudonym', () => {
  const account = 'robin@example.com';
  reportSecurityEvent('authn_login_fail', { visitor: account, action: 'login', account });
  reportSecurityEvent('authn_login_success', { visitor: '203.0.113.8', action: 'login', account });
  expect(JSON.stringify(lines)).not.toContain('robin');
  expect(lines[1]?.account).toBe(lines[0]?.account);
  expect(lines[0]?.account).not.toBe(lines[0]?.visitor);
});
