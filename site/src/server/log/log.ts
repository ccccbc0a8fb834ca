import pino, { type DestinationStream, type Logger } from 'pino';
import { logLevel } from '../environment/variables';
import { requestId } from './requestId';

/** Characters that JSON need not encode, and that change what a terminal or a reader shows: controls, ends of lines, directions. */
const misleading = /[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

const encoded = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON lines with a level by name, a time in ISO 8601 and the id of their request, if there is one. Default: on standard output. */
export const createLog = (destination?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel(),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const id = requestId();
        return id === undefined ? {} : { id };
      },
      formatters: { level: (level) => ({ level }) },
      hooks: { streamWrite: (line) => line.replace(misleading, encoded) },
    },
    destination,
  );

/** One for the process: Next may load this file more than once. */
const shared = globalThis as { vitrineLog?: Logger };
export const log = (): Logger => (shared.vitrineLog ??= createLog());
