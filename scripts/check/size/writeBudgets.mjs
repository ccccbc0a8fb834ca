// Gives each entry of size-budgets.json one percent of room, and at least 100 bytes: npm run size:budgets
// A change of a few bytes in shared code would otherwise fail the entry of a component that it has nothing to do with.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = new URL('size-budgets.json', import.meta.url);
const config = fileURLToPath(new URL('size-limit.mjs', import.meta.url));

/** size-limit exits with 1 if a budget is exceeded, and prints all sizes also then. */
function measured() {
  try {
    return execFileSync('npx', ['size-limit', '--config', config, '--json'], { encoding: 'utf8' });
  } catch (error) {
    return error.stdout;
  }
}

const withRoom = (bytes) => Math.ceil(Math.max(bytes * 1.01, bytes + 100) / 50) * 50;

const budgets = {};
for (const { name, size } of JSON.parse(measured())) {
  const [entry, names] = name.split('  ');
  (budgets[entry] ??= {})[names] = withRoom(size);
}
writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
