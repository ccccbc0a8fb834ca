import { createHmac } from 'node:crypto';
import { sessionSecret } from '../environment/variables';

/**
 * Returns the key, in base64, with which Next encrypts the values that an action closes over. Every server and every build of a shop has the
 * same one. Our actions close over nothing; the key of the build only names them, and everyone can read it in `next.config.mjs`.
 */
export const actionsKey = () => createHmac('sha256', sessionSecret()).update('actions of forms').digest('base64');
