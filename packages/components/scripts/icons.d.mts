import type { Plugin } from 'esbuild';

export function iconShapes(): Plugin;
export function withShapes(source: string): string;
export function copyIconLicence(dist: string): Promise<void>;
