import { useMemo, type Ref } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { mergedProps } from './rendered.js';
import { sharedContext } from './sharedContext.js';

interface TriggerAttributes {
  ref: Ref<Element>;
}

/** The props that a button or link in a `trigger` must take to open something. */
export const [TriggerContext, useTriggerContext] = sharedContext<TriggerAttributes | undefined>(undefined);

/** Returns the props of a button or link, together with the props that it must take as a trigger. */
export function useAsTrigger<Props extends object>(
  props: Props,
  merge: (trigger: object, props: object) => object = mergedProps,
): Props {
  const trigger = useTriggerContext();
  const triggerRef = trigger?.ref;
  const ownRef = (props as { ref?: Ref<Element> }).ref;
  const ref = useMemo(() => triggerRef && mergeRefs(triggerRef, ownRef), [triggerRef, ownRef]);
  return trigger ? ({ ...merge(trigger, props), ref } as Props) : props;
}
