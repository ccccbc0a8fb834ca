'use client';
import { VisuallyHidden } from '@vitrine/components';
import { CheckIcon } from '@vitrine/components/icons';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { Mark, Step, Steps } from './OrderDetails.styles.js';
import { useOrder } from './orderContext.js';

export type OrderStepsProps = RootProps<HTMLOListElement>;

/** A part of `OrderDetails`: its steps in a line, from the order to its arrival. Without a known state, it renders nothing. */
export function OrderSteps(root: OrderStepsProps) {
  const { messages } = useShop();
  const { steps } = useOrder();
  if (steps.length === 0) return null;
  const last = steps.findLast(({ isDone }) => isDone);
  return (
    <Steps {...root} role="list" aria-label={messages.orderSteps}>
      {steps.map((step) => (
        <Step key={step.label} data-done={step.isDone || undefined} {...(step === last && { 'aria-current': 'step' })}>
          <Mark aria-hidden="true">{step.isDone && <CheckIcon size="0.9em" strokeWidth={2.5} />}</Mark>
          <span>
            {messages[step.label]}
            {!step.isDone && <VisuallyHidden> {messages.orderStepAhead}</VisuallyHidden>}
          </span>
        </Step>
      ))}
    </Steps>
  );
}
