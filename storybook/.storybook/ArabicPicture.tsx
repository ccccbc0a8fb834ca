import type { ReactNode } from 'react';
import { ArabicShop } from '../pages/arabic.js';
import { inArabic } from './arabic.js';

/** A picture in Arabic: what it is given, and what its components and sections say. */
export const ArabicPicture = ({ children }: { children: ReactNode }) => <ArabicShop>{inArabic(children)}</ArabicShop>;
