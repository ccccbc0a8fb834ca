'use client';
import type { Order } from '@vitrine/commerce';
import { VisuallyHidden } from '@vitrine/components';
import { CheckIcon } from '@vitrine/components/icons';
import { useShop } from '../shop/ShopProvider.js';
import { Mark, Step, Steps } from './OrderDetails.styles.js';
import { stepsOfOrder } from './stepsOfOrder.js';

/** The steps of an order in a line, from the order to its arrival. Renders nothing without a known state. */
export function OrderSteps({ order }: { order: Order }) {
  const { messages } = useShop();
  const steps = stepsOfOrder(order);
  if (steps.length === 0) return null;
  const last = steps.findLast(({ isDone }) => isDone);
  return (
    <Steps role="list" aria-label={messages.orderSteps}>
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
