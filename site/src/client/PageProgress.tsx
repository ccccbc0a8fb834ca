'use client';
import { ProgressBar } from '@vitrine/components';
import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';
import styles from './PageProgress.module.css';

/** That the next page is on its way, at the upper edge of the screen. It shows where the page takes longer than a moment (see its styles). */
export function PageProgress() {
  return createPortal(
    <div className={styles.progress}>
      <ProgressBar size="sm" aria-label="Loading the page" />
    </div>,
    document.body,
  );
}

/** In a link: while the page behind it is on its way. */
export function LinkProgress() {
  const { pending } = useLinkStatus();
  return pending ? <PageProgress /> : null;
}
