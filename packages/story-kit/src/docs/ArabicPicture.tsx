import type { ReactNode } from 'react';
import { ArabicShop } from '../shop/arabicShop.js';
import { inArabic } from '../shop/arabic.js';

/** A picture in Arabic: its own texts, and the messages of its components and sections. */
export const ArabicPicture = ({ children }: { children: ReactNode }) => <ArabicShop>{inArabic(children)}</ArabicShop>;
