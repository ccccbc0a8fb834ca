import { createHash } from 'node:crypto';

/** Returns a collection of the pictures in HTML, which makes files of them. `read` resolves to the SVG at an address. */
export function createPictureFiles(read: (address: string) => Promise<string>) {
  /** By the name of the file. */
  const files = new Map<string, string>();

  async function addressOf(source: string): Promise<string> {
    const svg = await read(source.replaceAll('&amp;', '&'));
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
    files.set(name, svg);
    return `pictures/${name}`;
  }

  /** Returns the HTML with the addresses of files. A narrower or wider form of a picture is the same drawing. */
  async function withFiles(html: string): Promise<string> {
    const single = html.replace(/ (srcset|sizes)="[^"]*"/gi, '');
    const sources = new Set(single.match(/(?<= src=")(data:image\/svg|https:\/\/[\w.-]+\.test\/)[^"]*(?=")/g));
    const addresses = await Promise.all([...sources].map(async (from) => [from, await addressOf(from)] as const));
    return addresses.reduce((result, [from, to]) => result.replaceAll(`"${from}"`, `"${to}"`), single);
  }

  return { files, withFiles };
}
