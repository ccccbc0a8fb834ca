// Walks through several servers of one shop on each platform: behind nginx, with one Redis. `npm test` does so on one platform.
import { main } from '../run/programs.mjs';
import { runLongForm } from './longForm.mjs';

await main(() => runLongForm('instances', { INSTANCES: 'all' }, 'redis', 'nginx'));
