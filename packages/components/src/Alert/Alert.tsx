import type { ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { messages as english, type Messages } from '../messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Action, Content, Root, Title } from './Alert.styles.js';

/** What kind of message it is. */
export type AlertTone = 'info' | 'success' | 'warning' | 'error';

export const toneIcons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};

export interface AlertProps extends Omit<DomProps<HTMLDivElement>, 'title'> {
  /**
   * Colour, icon and the word that a screen reader hears first: 'Note', 'Success', 'Warning', 'Error'. Default: `'info'`.
   * @selector [data-tone]
   */
  tone?: AlertTone;
  /** The message in a few words. */
  title?: ReactNode;
  /** The word before the text for screen readers. Default: the tone's, from `messages`. Empty: none, where the text begins with it. */
  toneLabel?: string;
  /** Texts of another language. Default: English. */
  messages?: Partial<Pick<Messages, AlertTone>>;
  /**
   * How a screen reader hears it: `'assertive'` at once when it appears, `'polite'` when what is being read has ended, `'off'` only
   * where it stands, for what is on the page from the start. Default: `'assertive'` for errors, else `'polite'`. Some readers do not
   * hear what is polite and comes up together with its region: where it matters, `announce` it.
   */
  live?: 'assertive' | 'polite' | 'off';
  /** Buttons or links for a next step, or an `AlertCloseButton`, which moves the focus on when the alert closes. */
  action?: ReactNode;
  /** Details: the cause and the remedy. */
  children?: ReactNode;
}

const roles = { assertive: 'alert', polite: 'status', off: undefined } as const;

/** A message in the page about an event or a state. A message that passes by itself is a toast. */
export function Alert({
  tone = 'info',
  title,
  messages,
  toneLabel = messages?.[tone] ?? english[tone],
  live = tone === 'error' ? 'assertive' : 'polite',
  action,
  children,
  ...rest
}: AlertProps) {
  const Icon = toneIcons[tone];
  return (
    <Root {...defined({ role: roles[live], ...rest })} data-tone={tone}>
      <Icon aria-hidden="true" />
      <Content>
        {toneLabel && <VisuallyHidden>{toneLabel}: </VisuallyHidden>}
        {title && <Title>{title}</Title>}
        {children}
      </Content>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
