/** Refusals in the wording of the theme endpoints. */
import { json } from '../../http.js';

/** Thrown if a request cannot be done. The response has its status and body. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody) {
    super(body.description);
    this.status = status;
    this.body = body;
  }
}

export interface RefusalBody {
  status: number | string;
  message: string;
  description: string;
}

export const cartError = (description: string, status: 404 | 422 = 422): Refusal =>
  new Refusal(status, { status, message: 'Cart Error', description });

export const badRequest = (message: string, description = message): Refusal =>
  new Refusal(400, { status: 'bad_request', message, description });

export const missingParameter = (name: string): Refusal =>
  badRequest('Parameter Missing or Invalid', `Required parameter missing or invalid: ${name}`);

export const invalidParameter = (description: string): Refusal =>
  new Refusal(422, { status: 422, message: 'Invalid parameter error', description });

export const notFound = (): Response =>
  json({ status: 404, message: 'Not Found', description: 'Not Found' }, { status: 404 });
