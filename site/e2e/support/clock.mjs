// Loaded into a server before it starts (NODE_OPTIONS=--import): its clocks are ahead by as many milliseconds as the file CLOCK_AHEAD says.
import { readFileSync } from 'node:fs';

const ahead = () => Number(readFileSync(process.env.CLOCK_AHEAD ?? '', 'utf8'));
const date = Date.now;
const uptime = performance.now.bind(performance);
Date.now = () => date() + ahead();
performance.now = () => uptime() + ahead();
