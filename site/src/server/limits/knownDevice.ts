import { createHash, randomUUID } from 'node:crypto';
import type { SiteSession } from '../session/cookies';

/** The maximum number of accounts to remember on a device, for customers who share it at home. */
const maxAccounts = 5;

interface Device {
  id: string;
  /** Hashes of e-mail addresses, the latest login first. */
  accounts: string[];
}

const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

async function readDevice(session: SiteSession): Promise<Device | undefined> {
  const text = await session.get('device');
  return text === undefined ? undefined : (JSON.parse(text) as Device);
}

/** Resolves to the id of this device if the customer with this e-mail address has signed in on it before. Its cookie is sealed. */
export async function knownDevice(session: SiteSession, email: string): Promise<string | undefined> {
  const device = await readDevice(session);
  return device?.accounts.includes(hashOf(email)) ? device.id : undefined;
}

/** Remembers that the customer has signed in on this device. */
export async function rememberOnDevice(session: SiteSession, email: string): Promise<void> {
  const { id, accounts } = (await readDevice(session)) ?? { id: randomUUID(), accounts: [] };
  const latest = [...new Set([hashOf(email), ...accounts])].slice(0, maxAccounts);
  await session.set('device', JSON.stringify({ id, accounts: latest } satisfies Device));
}
