import type { ProtocolContext } from '../protocol.js';
import type { Capability } from './profile.js';
import type { Version } from './versions.js';

/** One request of an agent, without its payload. */
export interface Call extends ProtocolContext {
  /** The version of the answer. */
  version: Version;
  /** What the agent and the sandbox have in common. */
  capabilities: ReadonlySet<Capability>;
  /** The address at which the agent gets the events of orders. Undefined if it wants none. */
  webhookUrl?: string | undefined;
  /** The id in the path or beside the payload. Empty for operations without one. */
  id: string;
}
