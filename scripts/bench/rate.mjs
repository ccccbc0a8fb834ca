// Counts the answers of a server in a time. It has sockets of its own and reads no more than the head and the length of an answer: a client that does
// more, such as autocannon, is slower than the server, and would measure itself.
import { connect } from 'node:net';
import { Failure } from '../run/programs.mjs';

const pieceSize = 256 * 1024;
/** A head is shorter. */
const mostOfHead = 16_384;
const endOfHead = '\r\n\r\n';
const lastChunk = '\r\n0\r\n\r\n';

/**
 * Returns a function that takes the pieces of a connection's answers, one answer after the other. It returns the status of an answer and the bytes
 * of its head and body after the last piece of it; undefined before.
 */
export function answerReader() {
  let head = '';
  let [isInBody, isChunked] = [false, false];
  let [status, bytes, length] = [0, 0, 0];
  let end = '';
  return (piece) => {
    bytes += piece.length;
    if (!isInBody) {
      const before = head.length;
      head += piece.toString('latin1', 0, mostOfHead);
      const place = head.indexOf(endOfHead);
      if (place === -1) return undefined;
      isInBody = true;
      status = Number(head.slice(9, 12));
      isChunked = /\r\ntransfer-encoding: *chunked/i.test(head.slice(0, place));
      length = place + endOfHead.length + Number(/\r\ncontent-length: *(\d+)/i.exec(head.slice(0, place))?.[1] ?? 0);
      // The first chunk may be the last.
      end = '\r\n';
      piece = piece.subarray(place + endOfHead.length - before);
    }
    if (isChunked)
      end = (end + piece.toString('latin1', Math.max(0, piece.length - lastChunk.length))).slice(-lastChunk.length);
    if (isChunked ? end !== lastChunk : bytes < length) return undefined;
    const answer = { status, bytes };
    head = end = '';
    isInBody = false;
    bytes = 0;
    return answer;
  };
}

/**
 * Requests a URL as often as the server answers: each connection asks again as soon as it has the whole answer.
 * @returns the answers a second, and the bytes of one
 */
export async function rateOf(url, { encoding, connections, seconds }) {
  const { host, hostname, port, pathname, search } = new URL(url);
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
  );
  let [answers, bytes] = [0, 0];
  const began = performance.now();
  const end = began + seconds * 1000;
  const connection = () =>
    new Promise((resolve, reject) => {
      const read = answerReader();
      const onPiece = (length, buffer) => {
        const answer = read(buffer.subarray(0, length));
        if (!answer) return true;
        if (answer.status !== 200) socket.destroy(new Failure(`${url} answered ${answer.status}.`));
        answers++;
        bytes += answer.bytes;
        if (performance.now() < end) socket.write(request);
        else socket.destroy();
        return true;
      };
      const onread = { buffer: Buffer.allocUnsafe(pieceSize), callback: onPiece };
      const socket = connect({ host: hostname, port: Number(port), onread, noDelay: true }, () =>
        socket.write(request),
      );
      socket.once('error', reject).once('close', resolve);
      socket.once('end', () => reject(new Failure(`${url}: the server closed the connection.`)));
    });
  await Promise.all(Array.from({ length: connections }, connection));
  return { perSecond: (answers / (performance.now() - began)) * 1000, bytes: bytes / answers };
}
