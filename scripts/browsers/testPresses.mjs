// Presses every button of the shop's pages before, during and after the loading of its script: by mouse, finger, key
// and assistive technology. `npm test` presses each in two of the ways and moments.
import { main } from '../run/programs.mjs';
import { runLongForm } from './longForm.mjs';

await main(() => runLongForm('early-presses', { EARLY_PRESSES: 'all' }));
