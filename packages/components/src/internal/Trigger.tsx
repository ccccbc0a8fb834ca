import { useEffect, useMemo, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { TriggerContext, useTriggerContext } from './triggerContext.js';

declare const process: { env: { NODE_ENV?: string } };

/**
 * The trigger: an element, `<Button>Filter</Button>`, also from a server component; or a function that spreads the props on an element, for
 * another kind of button.
 */
export type TriggerOf<Props> = ReactElement | ((props: Props) => ReactNode);

interface TriggerSlotProps<Props> {
  trigger: TriggerOf<Props>;
  props: Props;
  /** The content that it opens. */
  children: ReactNode;
}

/** A trigger with its props, and the content that it opens. A trigger that opens two things, such as a menu in a tooltip, gets the props of both. */
export function Trigger<Props extends object>({ trigger, props, children }: TriggerSlotProps<Props>) {
  const outer = useTriggerContext();
  const found = useRef<Element>(null);
  const outerRef = outer?.ref;
  const ownRef = (props as { ref?: Ref<Element> }).ref;
  // eslint-disable-next-line react-hooks/refs -- set when the element is there, not read while rendering
  const ref = useMemo(() => mergeRefs(outerRef, ownRef, found), [outerRef, ownRef]);
  const isElement = typeof trigger !== 'function';
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && isElement && !found.current)
      console.warn(
        'A trigger did not take its props, so nothing opens: an element must be a Button, an IconButton, or for a Tooltip a Link or ' +
          'ButtonLink of a client component. For another button give a function, trigger={(props) => <button {...props} />}.',
      );
  }, [isElement]);
  return (
    <>
      {isElement ? (
        <TriggerContext value={{ ...(mergeProps(outer, props) as object), ref }}>{trigger}</TriggerContext>
      ) : (
        trigger(props)
      )}
      <TriggerContext value={undefined}>{children}</TriggerContext>
    </>
  );
}
