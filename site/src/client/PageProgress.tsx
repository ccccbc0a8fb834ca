'use client';
import { ProgressBar } from '@vitrine/components';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './PageProgress.module.css';

/** Milliseconds: what comes sooner shows no progress, and none is heard. */
const moment = 300;

/** That the next page is on its way, at the upper edge of the screen, where it takes longer than a moment. */
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
