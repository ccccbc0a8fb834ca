import { createServer, type Server } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { messages } from '@vitrine/sections';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failureTexts } from '../failureTexts';
import { putWordsIntoFailure } from './failedPages';
import { askServer } from './testing';

const failed =
  '<!DOCTYPE html><html id="__next_error__"><head><title>Pump – é</title></head><body><script></script></body></html>';
const same = (body: Buffer) => body;

let server: Server;
let status: number;
let type: string;
let coding: { name?: string; encode: (body: Buffer) => Buffer; isFlushed?: boolean };

beforeEach(async () => {
  status = 500;
  type = 'text/html; charset=utf-8';
  coding = { encode: same };
  server = createServer((_, response) => {
    putWordsIntoFailure(response);
    const body = coding.encode(Buffer.from(failed));
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    if (coding.name) response.setHeader('Content-Encoding', coding.name);
    if (coding.isFlushed) response.flushHeaders();
    else response.setHeader('Content-Length', body.length);
    response.write(body.subarray(0, 20));
    response.end(body.subarray(20));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => server.close());

it.each([
  ['plain', undefined, same, same, false],
  ['that is sent in parts', undefined, same, same, true],
  ['compressed by Next', 'gzip', gzipSync, gunzipSync, true],
  ['compressed by us', 'br', brotliCompressSync, brotliDecompressSync, false],
])('a failed page has its words, %s', async (_, name, encode, decode, isFlushed) => {
  coding = { ...(name && { name }), encode, isFlushed };
  const answer = await askServer(server, '/about');
  const html = decode(answer.body).toString();
  expect(answer.statusCode).toBe(500);
  expect(html).toMatch(/^<!DOCTYPE html><html id="__next_error__" lang="en-US"><head><meta name="color-scheme"/);
  expect(html).toContain(`<title>${failureTexts.title}</title>`);
  expect(html).toMatch(/<body><main .*<h1>This page could not be shown<\/h1>.*<a [^>]*href="">Try again.*<script>/);
});

it.each([
  ['a page that is shown', 200, 'text/html'],
  ['another failure', 503, 'text/html'],
  ['the answer of a route', 500, 'application/json'],
])('leaves %s alone', async (_, otherStatus, otherType) => {
  [status, type] = [otherStatus, otherType];
  expect(String((await askServer(server, '/about')).body)).toBe(failed);
});

it('has the words of the sections', () => {
  const { errorTitle: title, errorText: text, tryAgain, backToStart } = messages;
  expect(failureTexts).toEqual({ title, text, tryAgain, backToStart });
});
