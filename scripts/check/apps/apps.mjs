// The apps of docs/guides: how their servers listen on our port, the expected output of their commands, their checks, and the longer
// checks.
import {
  lookAtNodePage,
  lookAtPage,
  lookAtShop,
  lookAtSinglePage,
  lookInDevelopment,
  lookWithoutScripts,
} from './looks.mjs';

const byVariable = (port) => ({ env: { PORT: String(port), HOST: 'localhost' } });
const byOption =
  (command, ...options) =>
  (port) => ({ command: [command, '--', '--port', port, ...options].join(' ') });
const sandbox = (port) => ({
  env: { SANDBOX_PORT: String(port) },
  then: { SANDBOX_URL: `http://127.0.0.1:${port}` },
});

const looks =
  (...each) =>
  async (at) => {
    for (const look of each) await look(at);
  };

export const apps = {
  node: {
    prints: { 'node tokens.mjs': /northlane/i, 'node shop.mjs': /^1 \[\]$/m },
    servers: { 'node server.mjs': byVariable },
    look: lookAtNodePage,
  },
  testing: { prints: { 'npm test': /Tests\s+[24] passed/ } },
  vite: { servers: { 'npm start': byOption('npm start') }, look: lookAtPage },
  'single-page': {
    servers: {
      // The app's script has the shop's address from the build on.
      'npx @vitrine/sandbox': (port) => ({
        env: { SANDBOX_PORT: String(port) },
        then: { VITE_SHOP_URL: `http://127.0.0.1:${port}` },
      }),
      'npm start': byOption('npm start'),
    },
    look: lookAtSinglePage,
  },
  'react-router': { servers: { 'npm start': byVariable }, look: looks(lookWithoutScripts, lookAtPage) },
  next: {
    servers: { 'npx @vitrine/sandbox': sandbox, 'npm start': byOption('npm start', '--hostname', 'localhost') },
    look: looks(lookWithoutScripts, lookAtPage, lookAtShop),
    lookAtLength: lookInDevelopment(byOption('npm run dev', '--hostname', 'localhost')),
  },
};
