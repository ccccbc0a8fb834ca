import type { Examples } from '../testing/examples.js';
import { SchemeScript } from './SchemeScript.js';
import { ThemeStyle } from './ThemeStyle.js';

export const examples: Examples = {
  SchemeScript: <SchemeScript />,
  ThemeStyle: <ThemeStyle brand={{ radius: { md: '12px' } }} />,
};
