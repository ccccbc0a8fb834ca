// The ports of the project's servers.
import { createServer } from 'node:net';
import { Failure } from './programs.mjs';

export const host = '127.0.0.1';

/** Parses a port. Throws a Failure for an invalid port; `name` is the name of its setting in the message. */
export function parsePort(name, text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65535)
    throw new Failure(`${name} is "${text}", which is no port: set it to a number from 1 to 65535.`);
  return value;
}

/** Resolves to this port if it is free, otherwise to another one. The package is loaded here, since `npm start` loads this file before it installs. */
export const freePort = async (port) => (await import('get-port')).default({ host, port });

const isFree = (number) =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(number, host, () => probe.close(() => answer(true)));
  });

/** Throws a Failure if the port is taken. Its message suggests `command` with another port. */
export async function checkPort(name, number, command) {
  if (!(await isFree(number)))
    throw new Failure(
      `Port ${number} is taken: stop the program that uses it, or choose another with ${name}, as in \`${name}=${number + 1} ${command}\`.`,
    );
}
