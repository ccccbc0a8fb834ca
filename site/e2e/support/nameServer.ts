import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Bytes of the fields before the question. */
const headLength = 12;
/** IPv4 addresses, on the internet. */
const addressType = [0, 1, 0, 1];
/** The question's name, by its place. */
const sameName = [0xc0, headLength];

/** A name server for tests, on the loopback interface. Each name has these IPv4 addresses, as a service has the addresses of its containers in Docker. */
export async function startNameServer(initial: readonly string[]) {
  let addresses = initial;
  const socket = createSocket('udp4', (question, { port, address }) => socket.send(answerTo(question), port, address));
  const answerTo = (question: Buffer) => {
    const head = Buffer.from(question.subarray(0, headLength));
    // A recursive answer without a failure, to one question.
    head.set([0x81, 0x80, 0, 1, 0, addresses.length, 0, 0, 0, 0], 2);
    const name = question.subarray(headLength, question.indexOf(0, headLength) + 1);
    const records = addresses.map((text) =>
      // They hold for a second, and have four bytes.
      Buffer.from([...sameName, ...addressType, 0, 0, 0, 1, 0, 4, ...text.split('.').map(Number)]),
    );
    return Buffer.concat([head, name, Buffer.from(addressType), ...records]);
  };
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    /** `127.0.0.1:53` */
    address: `127.0.0.1:${socket.address().port}`,
    set: (next: readonly string[]) => void (addresses = next),
    end: () => socket.close(),
  };
}
