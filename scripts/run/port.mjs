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

/** Resolves to the port on which a server can listen, undefined if it is taken. For 0 the system chooses one. */
const listenOn = (number) =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(undefined));
    probe.listen(number, host, () => {
      const { port } = probe.address();
      probe.close(() => answer(port));
    });
  });

/** Resolves to a free port. */
export const freePort = () => listenOn(0);

/** Throws a Failure if the port is taken. Its message suggests `command` with another port. */
export async function checkPort(name, number, command) {
  if (!(await listenOn(number)))
    throw new Failure(
      `Port ${number} is taken: stop the program that uses it, or choose another with ${name}, as in \`${name}=${number + 1} ${command}\`.`,
    );
}
