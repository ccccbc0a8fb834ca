/** Describes the routes below /sandbox/ in OpenAPI 3.1. */
import { operations, type Operation } from './operations.js';
import { components, reference } from './schemas.js';

const content = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const describe = ({ id, summary, request, response }: Operation) => ({
  operationId: id,
  summary,
  ...(request && { requestBody: { required: true, ...content(request) } }),
  responses: {
    200: { description: 'Done', ...content(response) },
    ...(request && { 400: { description: 'The request is wrong', ...content(reference('Problem')) } }),
    403: { description: 'A page of another site asked', ...content(reference('Problem')) },
  },
});

export const openapi = (origin: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Vitrine sandbox',
    version: '1',
    description: 'What tests and people do to the shop itself. The platforms describe their own protocols.',
  },
  servers: [{ url: origin }],
  paths: Object.fromEntries(
    Object.entries(operations).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method.toLowerCase(), describe(operation)]),
      ),
    ]),
  ),
  components: { schemas: components },
});
