/** The entry for servers that serve agents: the Universal Commerce Protocol over any platform. */
export { createUcp } from './createUcp.js';
export type { Ucp, UcpOptions, Visitor } from './createUcp.js';
export { isLoopback } from './agents.js';
export type { AgentsOptions } from './agents.js';
export type { ProfileOptions } from './profile.js';
export type { Link, UcpShop } from './shop.js';
