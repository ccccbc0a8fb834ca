import type { ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons.js';
import { defined, withDefaults } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { messages as english, type Messages } from '../messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Action, Content, Root, Title } from './Alert.styles.js';

/** The kind of message. */
export type AlertTone = 'info' | 'success' | 'warning' | 'error';

export const toneIcons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};

export interface AlertProps extends Omit<StaticProps<HTMLDivElement>, 'title'>, RenderProps {
  /**
   * Sets the colour, the icon and the word that a screen reader reads first: 'Note', 'Success', 'Warning', 'Error'. Default: `'info'`.
   * @selector [data-tone]
   */
  tone?: AlertTone;
  /** The message in a few words. */
  title?: ReactNode;
  /** The word before the text for screen readers. Default: the tone's word from `messages`. Pass `''` if the text already begins with it. */
  toneLabel?: string;
  /** Texts in another language. Default: English. */
  messages?: Partial<Pick<Messages, AlertTone>>;
  /**
   * How a screen reader announces the alert when it appears: `'assertive'` at once, `'polite'` after the current speech, `'off'` not at all,
   * for an alert that is on the page from the start. Default: `'assertive'` for errors, else `'polite'`. Some screen readers miss a polite
   * alert that appears together with its live region: call `announce` for a text that matters.
   */
  live?: 'assertive' | 'polite' | 'off';
  /** Buttons or links for a next step, or an `AlertCloseButton`, which moves the focus to the next control when the alert closes. */
  action?: ReactNode;
  /** Details: the cause and the remedy. */
  children?: ReactNode;
}

const roles = { assertive: 'alert', polite: 'status', off: undefined } as const;

/** A message in the page about an event or a state. For a message that disappears by itself, use a toast. */
export function Alert({
  tone = 'info',
  title,
  messages,
  toneLabel = messages?.[tone] ?? english[tone],
  live = tone === 'error' ? 'assertive' : 'polite',
  action,
  children,
  render,
  ...rest
}: AlertProps) {
  const Icon = toneIcons[tone];
  return (
    <Root {...defined(withDefaults({ role: roles[live] }, rest))} data-tone={tone} {...renderedBy(render)}>
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
