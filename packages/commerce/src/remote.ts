/** What a browser needs of a shop that runs behind a server of ours. */
export { createRemoteCommerce } from './remote/createRemoteCommerce.js';
export type { RemoteCommerceOptions } from './remote/createRemoteCommerce.js';
