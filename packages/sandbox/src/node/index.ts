export { createListener } from './listener.js';
export { serveSandbox } from './server.js';
export type { SandboxServer, ServerOptions } from './server.js';
export { openSqliteStore } from './sqlite-store.js';
export type { SqliteStore } from './sqlite-store.js';
