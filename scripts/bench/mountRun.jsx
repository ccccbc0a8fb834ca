// Runs in the page: mounts, rerenders and removes 500 buttons of the library that is bundled as 'app', and keeps the median times.
import { median } from '../run/tables.mjs';
import { Press, Provider } from 'app';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const indices = Array.from({ length: 500 }, (_, index) => index);
let show;

function Buttons() {
  const [round, setRound] = useState(0);
  show = setRound;
  // Every render passes a new function to each button, as a parent's render does.
  return (
    round > 0 && indices.map((index) => <Press key={index} onPress={() => setRound(index)}>{`Button ${index}`}</Press>)
  );
}

/** Measures the time in ms until React is done, and until the browser has also computed styles and layout. */
function time(round) {
  const start = performance.now();
  flushSync(() => show(round));
  const rendered = performance.now();
  document.body.getBoundingClientRect();
  return { rendered: rendered - start, laidOut: performance.now() - start };
}

const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

window.run = async ({ warmUps, runs }) => {
  const container = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(container).render(
      <Provider>
        <Buttons />
      </Provider>,
    ),
  );
  const times = { mount: [], mountLaidOut: [], update: [] };
  for (let run = -warmUps; run < runs; run++) {
    const mount = time(1);
    await settled();
    const buttons = document.querySelectorAll('button').length;
    if (buttons !== 500) throw new Error(`${buttons} buttons are there instead of 500.`);
    const updates = [time(2), time(3)].map(({ rendered }) => rendered);
    show(0);
    await settled();
    if (run < 0) continue;
    times.mount.push(mount.rendered);
    times.mountLaidOut.push(mount.laidOut);
    times.update.push(...updates);
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
};
