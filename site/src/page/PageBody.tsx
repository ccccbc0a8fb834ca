import { Container } from '@vitrine/components';
import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

/** The parts of a page one below the other, within the margins of the screen. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Container constrainContent>
      <div className={styles.parts}>{children}</div>
    </Container>
  );
}

/** What stands before the picture that opens a page, such as where the page stands in the shop. */
export function AboveBanner({ children }: { children: ReactNode }) {
  return (
    <Container constrainContent>
      <div className={styles.above}>{children}</div>
    </Container>
  );
}
