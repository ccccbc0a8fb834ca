import { RESP_TYPES } from '@redis/client';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Client, Patience } from './redisClient';

/** Milliseconds without a question after Redis did not answer in time: otherwise each visitor would wait for it. */
const restFor = 5000;

const signatureLength = 32;

/** Bytes in Redis that can be made again. */
export interface RedisBytes {
  /** Resolves to the answer, or to undefined if Redis does not give one soon. Never rejects. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined>;
  /** Resolves to signed bytes. Undefined without them. Never rejects. */
  read(key: string): Promise<Buffer | undefined>;
  /** Signs bytes for their key: who can write into Redis cannot write into the shop's pages. */
  sign(key: string, bytes: Buffer): Buffer;
}

interface RedisBytesOptions {
  client: Client;
  secret: string;
  within: Patience;
}

export function createRedisBytes({ client, secret, within }: RedisBytesOptions): RedisBytes {
  const inBytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const signature = (key: string, bytes: Buffer) =>
    createHmac('sha256', secret).update(`${key} `).update(bytes).digest();
  let restsUntil = 0;

  const ask: RedisBytes['ask'] = async (question) => {
    if (Date.now() < restsUntil || !client.isReady) return undefined;
    try {
      return await within(question());
    } catch {
      restsUntil = Date.now() + restFor;
      return undefined;
    }
  };

  return {
    ask,
    async read(key) {
      const signed = await ask(() => inBytes.get(key));
      if (!signed || signed.length < signatureLength) return undefined;
      const bytes = signed.subarray(signatureLength);
      return timingSafeEqual(signed.subarray(0, signatureLength), signature(key, bytes)) ? bytes : undefined;
    },
    sign: (key, bytes) => Buffer.concat([signature(key, bytes), bytes]),
  };
}
