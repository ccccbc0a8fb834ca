// Installs missing packages and serves the catalogue with hot reload, on http://localhost:6006 or on the port in PORT.
import { install } from './install.mjs';
import { checkPort, parsePort } from './port.mjs';
import { main, run } from './programs.mjs';

await main(async () => {
  await install();
  const port = parsePort('PORT', process.env.PORT ?? 6006);
  await checkPort('PORT', port, 'npm run storybook');
  process.exitCode = await run('npm', ['run', 'storybook', '--workspace=@vitrine/storybook', '--', `--port=${port}`]);
});
