/** Renews each login's token once for all callers: a platform takes a token for renewal only once. */
export interface Renewals {
  /**
   * Returns the result of the renewal with this name. If there is none, it calls `load` and keeps the result, which is JSON or undefined, for
   * some minutes. A failure is not kept.
   * @param name contains the old token, so do not store it unencrypted
   */
  read<Value>(name: string, load: () => Promise<Value>): Promise<Value>;
}
