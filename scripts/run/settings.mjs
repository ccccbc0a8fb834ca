// The shop's settings, from the environment and from its data folder.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './programs.mjs';

/** Returns the URL at which shoppers reach the shop: SITE_URL, if it is set. */
export function siteUrl(fallback, text = process.env.SITE_URL ?? fallback) {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Failure(
      `SITE_URL is "${text}", which is not the address of a website: set it to one such as https://shop.example, or leave it out for ${fallback}.`,
    );
  return text;
}

const shortest = 32;

/**
 * Returns the secret that seals the shoppers' cookies: SESSION_SECRET, or a generated secret in the folder, so that carts survive a
 * restart.
 */
export function sessionSecret(folder, given = process.env.SESSION_SECRET) {
  if (given) return checked(given, 'SESSION_SECRET', `set it to a random text of ${shortest} or more, or leave it out`);
  const file = join(folder, 'session-secret');
  const text = readOrMake(file, folder);
  return checked(text, file, 'delete the file, and a new one is made');
}

function checked(secret, name, remedy) {
  if (secret.length >= shortest) return secret;
  throw new Failure(`${name} has ${secret.length} characters, too few to seal the shoppers' cookies: ${remedy}.`);
}

function readOrMake(file, folder) {
  try {
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Failure(
      `The secret of the shoppers' cookies can be neither read from ${file} nor written to it (${error.code}): move away what ` +
        'is in its place, or choose another folder with SANDBOX_DATA.',
    );
  }
}

/** Returns whether a URL is on this machine. */
export const isLocal = (url) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

/**
 * Resolves to the name of a set variable with a platform's credentials. Undefined: the shop runs on the sandbox. Needs the built packages.
 */
export async function platformSetting(env = process.env) {
  const { credentialNames } = await import('../../packages/commerce/dist/server.js');
  return credentialNames.find((name) => env[name]);
}
