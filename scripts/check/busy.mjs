// Keeps processors busy, as on a machine that does other work.
import { fileURLToPath } from 'node:url';
import { start, stop } from '../run/programs.mjs';

const file = fileURLToPath(import.meta.url);

/** Runs a task beside this number of processes, each of which would use a whole processor. The task gets the processes. */
export async function besideBusyProcesses(count, task) {
  const processes = Array.from({ length: count }, () =>
    start('node', [file], { stdio: ['pipe', 'inherit', 'inherit'] }),
  );
  try {
    return await task(processes);
  } finally {
    await Promise.all(processes.map(stop));
  }
}

function beBusy() {
  const end = Date.now() + 50;
  while (Date.now() < end);
  setImmediate(beBusy);
}

if (process.argv[1] === file) {
  // Its input ends after the parent was killed.
  process.stdin.resume().once('end', () => process.exit());
  beBusy();
}
