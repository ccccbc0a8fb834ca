// Gives each docs page a name of its own in the built index, so that the menu's search answers 'Drawer' rather than 'Docs'.
// Storybook has one name for all of them (`docs.defaultName`). The menu shows 'Docs' still: see .storybook/manager.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { pageName } from './.storybook/pageNames.ts';

const file = new URL('storybook-static/index.json', import.meta.url);
const index = JSON.parse(readFileSync(file, 'utf8'));
for (const entry of Object.values(index.entries)) if (entry.type === 'docs') entry.name = pageName(entry.title);
writeFileSync(file, JSON.stringify(index));
