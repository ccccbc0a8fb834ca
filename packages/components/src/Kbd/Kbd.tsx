import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Root } from './Kbd.styles.js';

export interface KbdProps extends StaticProps, RenderProps {
  /** The name of one key, as on the keyboard: 'Esc'. For keys that are pressed together, use one for each, with '+' between them. */
  children: ReactNode;
}

/** A key of the keyboard, in the text around it. It is written from left to right in all languages. */
export function Kbd({ render, ...rest }: KbdProps) {
  return <Root dir="ltr" translate="no" {...defined(rest)} {...renderedBy(render)} />;
}
