// Writes the tokens for those who don't use React, from what tsup has built: dist/tokens.css and dist/tokens.json.
import { writeFileSync } from 'node:fs';
import { brandsCss } from '../dist/theme/css.js';
import { designTokens } from '../dist/theme/designTokens.js';

const write = (file, text) => writeFileSync(new URL(`../dist/${file}`, import.meta.url), text);

write('tokens.css', brandsCss());
write('tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`);
