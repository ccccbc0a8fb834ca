// Sources import each other by the names of what they are built into: Node finds `wire.ts` where they say `wire.js`.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isSource = specifier.startsWith('.') && context.parentURL?.includes('/src/');
    return nextResolve(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
