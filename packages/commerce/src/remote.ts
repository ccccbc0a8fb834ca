/** The browser's client for a shop behind our own server. */
export { createRemoteCommerce } from './remote/createRemoteCommerce.js';
export { isChangeWaiting } from './remote/connected.js';
export type { RemoteCommerceOptions } from './remote/createRemoteCommerce.js';
