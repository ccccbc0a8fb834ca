import pino, { type DestinationStream, type Logger } from 'pino';
import { logLevel } from '../environment/variables';

/** JSON lines with a level by name and a time in ISO 8601. Default: on standard output. */
export const createLog = (destination?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel(),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );

/** One for the process: Next may load this file more than once. */
const shared = globalThis as { vitrineLog?: Logger };
export const log = (): Logger => (shared.vitrineLog ??= createLog());
