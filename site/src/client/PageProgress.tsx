'use client';
import { ProgressBar } from '@vitrine/components';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './PageProgress.module.css';

/** Milliseconds. A page that arrives sooner shows and announces no progress. */
const moment = 300;

/** The progress bar at the top of the screen. It appears if the next page takes longer than `moment`. */
export function PageProgress() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), moment);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return createPortal(
    <div className={styles.progress}>
      <ProgressBar size="sm" aria-label="Loading the page" />
    </div>,
    document.body,
  );
}
