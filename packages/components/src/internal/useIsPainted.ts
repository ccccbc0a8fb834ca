'use client';
import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.js';

/** Returns whether a frame with the component has been painted. Work that nobody sees in the first frame can wait for that. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
