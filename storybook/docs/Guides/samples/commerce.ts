import type { Commerce, SessionStore } from '@vitrine/commerce';
import { createCommerce, createCommerceHandler, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { openSession } from './session.js';

const commerceFor = (session: SessionStore): Commerce =>
  createCommerce(detectPlatform(process.env), { fetch, session });

/** The catalogue is the same for everyone. Pages read it without a shopper's session, and can be cached. */
export const catalogue = () => commerceFor(createMemorySession()).catalog;

/** Opens the shop of the shopper who sent this request. Call `saveTo` with the response to save the session. */
export async function commerceOf(request: Request) {
  const session = await openSession(request);
  return { commerce: commerceFor(session), saveTo: session.saveTo };
}

/** Answers POST /api/shop/{client}/{method}, which browsers call. */
export async function answer(request: Request): Promise<Response> {
  const { commerce, saveTo } = await commerceOf(request);
  const response = await createCommerceHandler(commerce)(request);
  await saveTo(response);
  return response;
}
