import { componentDosAndDonts } from './componentDosAndDonts.js';
import type { DosAndDonts } from './picturedRule.js';
import { sectionDosAndDonts } from './sectionDosAndDonts.js';

/** Those of all pages. */
export const dosAndDonts: DosAndDonts = { ...componentDosAndDonts, ...sectionDosAndDonts };
