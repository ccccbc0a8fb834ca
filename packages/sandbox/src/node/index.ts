export { createListener } from './listener.js';
export { serveSandbox } from './server.js';
export type { SandboxServer, ServerOptions } from './server.js';
export { openSqliteStore } from './sqliteStore.js';
export type { SqliteStore } from './sqliteStore.js';
