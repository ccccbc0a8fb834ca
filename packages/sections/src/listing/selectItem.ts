'use client';
import { createContext } from 'react';

/** Reports the choice of a product in the list around it, by the product's id. */
export const SelectItem = createContext<((id: string) => void) | undefined>(undefined);
