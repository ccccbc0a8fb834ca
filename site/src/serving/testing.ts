import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends a request to a server of a test. Resolves to the answer with its whole body. */
export const askServer = (server: Server, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, headers, method, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Object.assign(response, { body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
