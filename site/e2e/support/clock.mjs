// Loaded into a server before it starts (NODE_OPTIONS=--import). Moves its clocks ahead by the number of milliseconds in the file CLOCK_AHEAD.
import { readFileSync } from 'node:fs';

const ahead = () => Number(readFileSync(process.env.CLOCK_AHEAD ?? '', 'utf8'));
const date = Date.now;
const uptime = performance.now.bind(performance);
Date.now = () => date() + ahead();
performance.now = () => uptime() + ahead();
