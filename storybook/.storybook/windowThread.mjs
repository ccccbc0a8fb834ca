// A thread with a window, which is jsdom's: `windowExamples.tsx` renders there. The rest of the build has no window.
import { parentPort, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';
import { builtinEnvironments } from 'vitest/runtime';

const { fetch, Request, Response, Headers, FormData, Blob, AbortController, AbortSignal } = globalThis;
await builtinEnvironments.jsdom.setup(globalThis, {
  jsdom: { url: 'https://catalogue.test/', pretendToBeVisual: true },
});

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  // Node's: a request takes no signal of another kind.
  ...{ fetch, Request, Response, Headers, FormData, Blob, AbortController, AbortSignal },
  // jsdom has no layout, so nothing changes its size or comes into view.
  ...{ ResizeObserver: Observer, IntersectionObserver: Observer },
  matchMedia: (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  // Nothing else keeps it busy.
  requestIdleCallback: (task) => setTimeout(task),
  cancelIdleCallback: clearTimeout,
  // styled-components then writes its rules as text.
  SC_DISABLE_SPEEDY: true,
});

// It has no motions either.
document.getAnimations = () => [];

const { module } = await runnerImport(workerData.file, workerData.config);
parentPort.postMessage(module.windowExamples);
