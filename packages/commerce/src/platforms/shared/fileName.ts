/** Returns the name of the file at a URL, without its extension: 'lane-one-1' for 'https://cdn.test/files/lane-one-1.jpg?v=1'. */
export function fileName(src: string): string | undefined {
  const last = /([^/?#]+)(?:[?#].*)?$/.exec(src)?.[1] ?? '';
  const name = last.replace(/(?<=.)\.\w+$/, '');
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    // The name has malformed escape sequences.
    return name;
  }
}
