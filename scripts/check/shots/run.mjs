// Takes a picture of every story, each opened by itself, and makes contact sheets: one HTML page per platform.
//
//   npm run shots                               into .cache/shots
//   npm run shots -- --out before               into this folder
//   npm run shots -- --against before           also shows the differences from the pictures there, pixel by pixel
//   npm run shots -- --stories 'Header|Cart'    only stories whose title or name matches this regular expression
//   npm run shots -- --platforms big_commerce   only on these platforms, separated by commas
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browser } from '../../browsers/browser.mjs';
import { withCatalogue } from '../../run/catalogue.mjs';
import { install } from '../../run/install.mjs';
import { platforms } from '../stories/playStories.mjs';
import { cache, Failure, main, say } from '../../run/programs.mjs';
import { compareFolders } from './compare.mjs';
import { changesPage, sheetPage } from './sheets.mjs';
import { shootStories } from './shoot.mjs';

function optionsOf(args) {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: join(cache, 'shots') },
      against: { type: 'string' },
      stories: { type: 'string', default: '' },
      platforms: { type: 'string', default: platforms.join(',') },
    },
  });
  const asked = values.platforms.split(',');
  const unknown = asked.find((platform) => !platforms.includes(platform));
  if (unknown) throw new Failure(`There is no platform "${unknown}": choose from ${platforms.join(', ')}.`);
  const out = resolve(values.out);
  const against = values.against && resolve(values.against);
  if (against === out)
    throw new Failure('These pictures would be compared with themselves: give --out or --against another folder.');
  return { out, against, platforms: asked, wanted: new RegExp(values.stories, 'i') };
}

/** Returns the stories of the catalogue. The stories of components look the same on every platform. */
async function storiesOf(url, { wanted }) {
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  return Object.values(entries)
    .filter(
      ({ type, title, name }) => type === 'story' && !title.startsWith('Checks/') && wanted.test(`${title} ${name}`),
    )
    .map(({ id, title, name, importPath }) => ({ id, title, name, isOfShops: /sections|pages/.test(importPath) }));
}

await main(async () => {
  let options;
  try {
    options = optionsOf(process.argv.slice(2));
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(error.message);
  }
  const { out, against } = options;
  await install();
  const env = await browser();
  const broken = await withCatalogue(async (url) => {
    const stories = await storiesOf(url, options);
    if (!stories.length) throw new Failure('No story has such a title or name.');
    const found = [];
    for (const platform of options.platforms) {
      const ofPlatform = stories.filter(({ isOfShops }) => isOfShops || platform === platforms[0]);
      say(`${ofPlatform.length} stories on ${platform} …`);
      mkdirSync(join(out, platform), { recursive: true });
      const shots = await shootStories(url, env, { platform, stories: ofPlatform, folder: join(out, platform) });
      writeFileSync(join(out, `${platform}.html`), sheetPage(platform, shots));
      found.push(...shots.filter(({ problem }) => problem));
    }
    return found;
  });
  for (const { title, name, look, problem } of broken) console.error(`✗ ${title} / ${name}, ${look}: ${problem}`);
  if (against) {
    const changes = compareFolders(against, out);
    writeFileSync(join(out, 'changes.html'), changesPage(changes));
    say(`${changes.length} pictures differ from the pictures of ${against}: see ${join(out, 'changes.html')}`);
  }
  say(`Contact sheets: ${options.platforms.map((platform) => join(out, `${platform}.html`)).join(', ')}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});
