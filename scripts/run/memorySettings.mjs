import { readImage } from './image.mjs';

/** Returns the variables by which the image bounds the memory of its server, without those that the environment sets. */
export function memorySettings(environment = process.env) {
  const bounds = Object.entries(readImage().variables).filter(([name]) => /^(?:NODE_OPTIONS|MALLOC_)/.test(name));
  return Object.fromEntries(bounds.filter(([name]) => !environment[name]));
}
