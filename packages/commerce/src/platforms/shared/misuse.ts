import { CommerceError } from '../../port/errors.js';

/** Returns the failure of a call that this platform does not support, or not with this argument. */
export const misuse = (call: string, field: string, message: string, cause?: unknown): CommerceError =>
  new CommerceError('refused', call, `${call}: ${message}`, { status: 422, field: [field], cause });

/** Returns the failure of a call with a cursor of another list. */
export const foreignCursor = (call: string, cursor: string, cause?: unknown): CommerceError =>
  misuse(call, 'cursor', `'${cursor}' is no cursor of this list: take the \`next\` of the page before.`, cause);

/**
 * Reads a page at a platform that checks cursors itself. If it refuses the call, the cursor is the reason, because the
 * shop wrote everything else.
 * @throws CommerceError with the field `cursor`
 */
export async function readAt<Page>(
  call: string,
  cursor: string | undefined,
  read: (after: string | undefined) => Promise<Page>,
): Promise<Page> {
  try {
    return await read(cursor);
  } catch (error) {
    const isRefused = error instanceof CommerceError && error.kind === 'refused';
    throw isRefused && cursor !== undefined ? foreignCursor(call, cursor, error) : error;
  }
}
