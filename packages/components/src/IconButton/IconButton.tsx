'use client';
import type { ReactNode } from 'react';
import type { ButtonProps } from '../Button/Button.js';
import { Root } from './IconButton.styles.js';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconBefore' | 'iconAfter' | 'isFullWidth' | 'loadingLabel'
> {
  /** Its name: what a screen reader hears, and what one says to press it by voice. */
  'aria-label': string;
  icon: ReactNode;
}

/** A square button that shows an icon only. */
export function IconButton({ icon, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Root variant={variant} {...rest}>
      {icon}
    </Root>
  );
}
