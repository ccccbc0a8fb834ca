/** Contact sheets as HTML pages in the folder of their pictures. */
import { pathToFileURL } from 'node:url';
import { escaped, htmlPage } from '../html.mjs';

const styles = `
body { margin: 0; padding: 1.5rem }
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1rem }
figure { margin: 0 }
img { display: block; inline-size: 100%; block-size: auto; max-block-size: 22rem; object-fit: contain; object-position: top; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
figcaption { font-size: .875rem; padding-block: .25rem }
.problem { font-weight: 600 }
.change { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; margin-block-end: 2rem }
`;

const figure = (src, caption, alt) =>
  `<figure><a href="${src}"><img loading="lazy" src="${src}" alt="${escaped(alt)}"></a><figcaption>${caption}</figcaption></figure>`;

/**
 * @param {string} platform
 * @param {{ title: string, name: string, look: string, file: string, problem?: string }[]} shots
 */
export function sheetPage(platform, shots) {
  const byTitle = Map.groupBy(shots, ({ title }) => title);
  const groups = [...byTitle].map(([title, ofTitle]) => {
    const items = ofTitle.map(({ name, look, file, problem }) => {
      const caption = `${escaped(name)}, ${look}${problem ? `<br><span class="problem">${escaped(problem)}</span>` : ''}`;
      return `<li>${figure(`${platform}/${file}`, caption, `${title}, ${name}, ${look}`)}</li>`;
    });
    return `<h2>${escaped(title)}</h2>\n<ul>${items.join('\n')}</ul>`;
  });
  return htmlPage(`Stories on ${platform}`, styles, groups.join('\n'));
}

const fileAddress = (file) => pathToFileURL(file).href;

/** @param {{ name: string, before?: string, after: string, diff?: string, pixels: number }[]} changes */
export function changesPage(changes) {
  const entries = changes.map(({ name, before, after, diff, pixels }) => {
    const pictures = [
      before && figure(fileAddress(before), 'Before', `${name}, before`),
      figure(fileAddress(after), before ? 'Now' : 'New', `${name}, now`),
      diff && figure(fileAddress(diff), `${pixels} pixels differ`, `${name}, what differs`),
    ];
    return `<h2>${escaped(name)}</h2>\n<div class="change">${pictures.filter(Boolean).join('\n')}</div>`;
  });
  return htmlPage('What changed', styles, entries.join('\n') || '<p>Nothing: all pictures are alike.</p>');
}
