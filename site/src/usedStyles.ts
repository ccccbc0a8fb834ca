import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The texts of all files below a folder that end like this. */
async function textsIn(folder: string, end: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(end));
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join('\n');
}

const classesIn = (text: string) => new Set(text.match(/\bvt-[A-Za-z][\w-]*/g));

/**
 * Checks that a build has the styles of exactly those components whose classes are in its scripts, on the server or in the browser. A late
 * part without styles would look wrong after the tests of a page.
 *
 * @param folder the build's folder: `.next`
 * @param components the path of the components' whole sheet. The sheets of their modules are in `css` beside it
 * @throws with the lines of src/app/components.css to add or to remove
 */
export async function checkUsedStyles(folder: string, components: string): Promise<void> {
  const sheets = join(dirname(components), 'css');
  const [inScripts, inSheets] = await Promise.all([
    Promise.all([textsIn(join(folder, 'static'), '.js'), textsIn(join(folder, 'server'), '.js')]).then((texts) =>
      classesIn(texts.join('\n')),
    ),
    textsIn(join(folder, 'static'), '.css').then(classesIn),
  ]);
  const wrong: string[] = [];
  for (const name of (await readdir(sheets)).filter((file) => file.endsWith('.styles.css')).sort()) {
    // Tabs-Tabs.styles.css has rules for 'vt-Tabs-List', and for classes of others inside.
    const prefix = `vt-${name.split('-').at(-1)!.replace('.styles.css', '')}-`;
    const own = [...classesIn(await readFile(join(sheets, name), 'utf8'))].filter((one) => one.startsWith(prefix));
    const isUsed = own.some((one) => inScripts.has(one));
    if (isUsed !== own.some((one) => inSheets.has(one)))
      wrong.push(`${isUsed ? 'add' : 'remove'} @import '@vitrine/components/${name}';`);
  }
  if (wrong.length > 0)
    throw new Error(
      `The scripts need other styles than src/app/components.css has. In the order of components.css,\n${wrong.join('\n')}`,
    );
}
