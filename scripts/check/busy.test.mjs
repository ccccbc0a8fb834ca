import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { besideBusyProcesses } from './busy.mjs';

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const pidsOf = (processes) => processes.map(({ pid }) => pid);

it('runs a task beside busy processes, and then ends them', async () => {
  const pids = await besideBusyProcesses(2, (processes) => {
    expect(pidsOf(processes).every(isAlive)).toBe(true);
    return pidsOf(processes);
  });
  expect(pids).toHaveLength(2);
  expect(pids.some(isAlive)).toBe(false);
});

it('ends them if the task fails', async () => {
  let pids = [];
  const failing = besideBusyProcesses(2, (processes) => {
    pids = pidsOf(processes);
    throw new Error('It fails.');
  });
  await expect(failing).rejects.toThrow('It fails.');
  expect(pids.some(isAlive)).toBe(false);
});

it.each(['SIGTERM', 'SIGKILL'])('they end if the run is ended by %s', async (signal) => {
  const run = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { main } from './scripts/run/programs.mjs';
       import { besideBusyProcesses } from './scripts/check/busy.mjs';
       await main(() => besideBusyProcesses(2, (processes) => {
         console.log(JSON.stringify(processes.map(({ pid }) => pid)));
         return new Promise(() => {});
       }));`,
    ],
    { cwd: new URL('../../', import.meta.url), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [printed] = await once(run.stdout, 'data');
  const pids = JSON.parse(printed);
  expect(pids.every(isAlive)).toBe(true);
  run.kill(signal);
  await vi.waitUntil(() => !pids.some(isAlive), { timeout: 20_000 });
});
