import type { ElementType, ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { StaticProps } from '../internal/dom.js';
import type { PropsOfLinks } from '../internal/link.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { messages } from '../messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Body, Detail, Label, Line, Marker, Root, Step, StepLink } from './Stepper.styles.js';

export interface StepItem {
  /** The name of the step, in a word or two. */
  label: ReactNode;
  /** More about the step, such as the day on which it was done. A compact stepper shows it for the current step only. */
  description?: ReactNode;
  /** The URL of the step. The current step is never a link. Default: text. */
  href?: string | undefined;
}

export interface StepperProps<As extends ElementType = ElementType> extends Omit<
  StaticProps<HTMLOListElement>,
  'role'
> {
  /** The steps in their order. */
  steps: readonly StepItem[];
  /** The number of finished steps. The step after them is the current one; if all are finished, none is. */
  finished: number;
  /** The name of the list, such as 'Checkout'. */
  'aria-label'?: string;
  /**
   * In a row, which is compact in less than 480 px: markers, and the label of the current step; or one below the other, with all labels. Default: `'horizontal'`.
   * @selector [data-orientation]
   */
  orientation?: 'horizontal' | 'vertical';
  /** The framework's link component, which takes `href`. Default: the link of the `LinkProvider` around it; `'a'` without one and in server components. */
  linkAs?: As;
  /** The same props for each link, such as `{ prefetch: false }`. `linkAs` gives their type. Default: none. */
  linkProps?: PropsOfLinks<As>;
  /** After the label of a finished step, for screen readers. Default: '(done)'. */
  doneLabel?: string;
}

/** The steps of a task in their order, such as a checkout or the way of an order: what is done, what is next, what follows. */
export function Stepper<As extends ElementType = 'a'>({
  steps,
  finished,
  orientation = 'horizontal',
  linkAs,
  linkProps,
  doneLabel = messages.stepDone,
  ...rest
}: StepperProps<As>) {
  const Anchor = useLinkAs(linkAs);
  return (
    // Safari does not treat a list without markers as a list, unless it has this role.
    <Root role="list" {...defined(rest)} data-orientation={orientation}>
      {steps.map(({ label, description, href }, index) => {
        const state = index < finished ? 'done' : index === finished ? 'current' : 'upcoming';
        const isLink = href !== undefined && state !== 'current';
        const face = (
          <>
            <Marker aria-hidden="true">{state === 'done' ? <CheckIcon size={16} strokeWidth={2} /> : index + 1}</Marker>
            <Body>
              <Label>
                {label}
                {state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
              </Label>
              {description && <Detail>{description}</Detail>}
            </Body>
          </>
        );
        return (
          <Step key={index} data-state={state} {...(state === 'current' && { 'aria-current': 'step' as const })}>
            {isLink ? (
              <StepLink as={Anchor} {...linkProps} href={href}>
                {face}
              </StepLink>
            ) : (
              <Line>{face}</Line>
            )}
          </Step>
        );
      })}
    </Root>
  );
}
