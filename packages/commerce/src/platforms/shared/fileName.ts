/** The name of the file at an address, without its ending: 'lane-one-1' of 'https://cdn.test/files/lane-one-1.jpg?v=1'. */
export function fileName(src: string): string | undefined {
  const last = /([^/?#]+)(?:[?#].*)?$/.exec(src)?.[1] ?? '';
  const name = last.replace(/(?<=.)\.\w+$/, '');
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    // No address that a browser wrote.
    return name;
  }
}
