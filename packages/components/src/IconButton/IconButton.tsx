'use client';
import type { ReactNode } from 'react';
import type { ButtonProps } from '../Button/Button.js';
import { checkName } from '../internal/mistakes.js';
import { Root } from './IconButton.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconBefore' | 'iconAfter' | 'isFullWidth' | 'loadingLabel' | 'variant'
> {
  /**
   * The look, as a `Button` has it. Default: `'ghost'`, which shows its shape on hover.
   * @selector [data-variant]
   */
  variant?: NonNullable<ButtonProps['variant']>;
  /** The accessible name: screen readers announce it, and voice control users speak it to press the button. */
  'aria-label': string;
  icon: ReactNode;
}

/** A square button that shows an icon only. */
export function IconButton({ icon, variant = 'ghost', ...rest }: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production')
    checkName('IconButton', [rest['aria-label'], rest['aria-labelledby'], rest.title]);
  return (
    <Root variant={variant} data-square {...rest}>
      {icon}
    </Root>
  );
}
