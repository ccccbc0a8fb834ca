import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escaped, htmlPage } from '../../run/html.mjs';

const styles = `
body { margin: 0; padding: 1.5rem }
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1rem }
figure { margin: 0 }
img { display: block; inline-size: 100%; block-size: auto; max-block-size: 22rem; object-fit: contain; object-position: top; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
figcaption { font-size: .875rem; padding-block: .25rem }
`;

/** Returns the contact sheet of a platform's pictures, as an HTML page for the folder that contains theirs. */
export function sheetPage(folder, platform) {
  const files = readdirSync(join(folder, platform)).sort();
  const groups = [...Map.groupBy(files, (file) => file.split('--')[0])].map(([title, ofTitle]) => {
    const items = ofTitle.map((file) => {
      const src = escaped(`${platform}/${file}`);
      const [, name, look] = file.replace('.png', '').split('--');
      const caption = escaped(`${name}, ${look}`);
      return `<li><figure><a href="${src}"><img loading="lazy" src="${src}" alt=""></a><figcaption>${caption}</figcaption></figure></li>`;
    });
    return `<h2>${escaped(title)}</h2>\n<ul>${items.join('\n')}</ul>`;
  });
  return htmlPage(`Stories on ${platform}`, styles, groups.join('\n'));
}
