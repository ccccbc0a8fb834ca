import { Container } from '@vitrine/components';
import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

interface PageBodyProps {
  /** Content close above the first part, such as the breadcrumb. */
  above?: ReactNode;
  children: ReactNode;
}

/** The parts of a page one below the other, within the margins of the screen. */
export function PageBody({ above, children }: PageBodyProps) {
  return (
    <Container constrainContent>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.parts}>{children}</div>
    </Container>
  );
}

/** Content above the picture that opens a page, such as the breadcrumb. */
export function AboveBanner({ children }: { children: ReactNode }) {
  return (
    <Container constrainContent>
      <div className={styles.above}>{children}</div>
    </Container>
  );
}
