'use client';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { FormValidationContext } from 'react-stately/private/form/useFormValidationState';
import { Heading } from '../Heading/Heading.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { formatMessage } from '../internal/formatMessage.js';
import { usePageLocale } from '../internal/usePageLocale.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Problems, Root, Summary } from './Form.styles.js';
import { FormContext, type ValidationBehavior } from './FormContext.js';
import { byName, controlOf, findErrors, type FormError } from './validation.js';

export interface FormProps extends Omit<DomProps<HTMLFormElement>, 'role'> {
  /** The fields, which show what is wrong with them by their `name`, and the button that sends. */
  children: ReactNode;
  /** Called with what was filled in once all of it is valid. The page then stays; without this the browser sends the form. */
  onSubmit?: (data: FormData, event: SubmitEvent<HTMLFormElement>) => void;
  /** Called when it has been reset. Fields go back to what they were at first; where the value is the caller's, its `onChange` is called with that. */
  onReset?: () => void;
  /**
   * `'native'`: it is not sent before its fields are as they must be (`isRequired`, `type`, `minLength`, `pattern`). `'aria'`: these are
   * only marked for screen readers, and the form is sent as it is: for one that can be saved half filled in. Default: `'native'`.
   */
  validationBehavior?: ValidationBehavior;
  /** More to check than the fields do themselves, such as two passwords that must be equal. Returns what is wrong, which holds the form back. */
  validate?: (data: FormData) => readonly FormError[];
  /** What the server could not take. Shown like the form's own errors, at once. Default: none. */
  errors?: readonly FormError[];
  /** On its way: the fields are disabled and it is not sent again. Give the button `isLoading` as well. Default: `false`. */
  isSubmitting?: boolean;
  /** Heading of the summary. Default: `'There is a problem'`, or `'There are {count} problems'`. */
  errorTitle?: string;
  /** Level of that heading. Default: 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Where the browser sends it, when there is no `onSubmit` or no script yet. Or a React action: while it runs, the form is
   * submitting; what was filled in stays afterwards, since `errors` may come back.
   */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** How the browser sends it. Default: `'get'`. */
  method?: 'get' | 'post' | 'dialog';
  /** What a browser may fill in. Default: `'on'`. */
  autoComplete?: 'on' | 'off';
}

const none: readonly FormError[] = [];

/** Without a name it is no landmark: browsers say so by themselves, but checkers count several forms as landmarks without names. */
const unnamedRole = (props: Pick<FormProps, 'aria-label' | 'aria-labelledby'>) =>
  (props['aria-label'] ?? props['aria-labelledby']) ? undefined : ('none' as const);

/**
 * Fields that are sent together. If they can't be, a summary above them takes the focus: a screen reader hears how many problems
 * there are and which, and each is a link to its field, which shows and says it too, until it is changed.
 */
export function Form({
  children,
  action,
  onSubmit,
  onReset,
  validationBehavior = 'native',
  validate,
  errors = none,
  isSubmitting: isSent = false,
  errorTitle,
  headingLevel = 2,
  ref,
  ...rest
}: FormProps) {
  const form = useOwnRef(ref);
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  const messages = useMessages();
  const locale = usePageLocale(undefined);
  const [found, setFound] = useState(none);
  // Each failed try counts, so that the same errors take the focus again.
  const [attempt, setAttempt] = useState(0);
  // Another object is another answer to the fields: each shows its error again, though it may have been changed since the last.
  const [fieldErrors, setFieldErrors] = useState(() => byName(errors));
  const [isReset, setReset] = useState(false);
  const [isActing, startAction] = useTransition();
  const isSubmitting = isSent || isActing;

  // A new answer of the server: other errors, or the end of another try.
  const answer = isSubmitting ? '' : errors.map(({ name, message }) => `${name ?? ''}: ${message}`).join('\n');
  const [lastAnswer, setLastAnswer] = useState(answer);
  if (answer !== lastAnswer) {
    setLastAnswer(answer);
    if (answer) setReset(false);
    if (!isSubmitting) setFieldErrors(byName(found.length ? found : errors));
  }
  const shown = found.length ? found : isReset ? none : errors;
  const hasErrors = shown.length > 0;

  // Not among its props: before there are scripts, the browser's own checks are the only ones.
  useEffect(() => {
    form.current?.setAttribute('novalidate', '');
  }, [form, validationBehavior]);
  useEffect(() => {
    if (hasErrors && !isSubmitting) summary.current?.focus();
  }, [hasErrors, isSubmitting, attempt, answer]);

  // A disabled field loses the focus, and a shopper who sent the form with Enter loses their place: the button has the focus meanwhile.
  const submitter = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isSubmitting && focused?.matches(':disabled') && form.current?.contains(focused)) submitter.current?.focus();
  }, [form, isSubmitting]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const target = event.currentTarget;
    if (isSubmitting) return event.preventDefault();
    submitter.current = event.nativeEvent.submitter;
    const data = new FormData(target, event.nativeEvent.submitter);
    const wrong = validationBehavior === 'native' ? findErrors(target, messages, locale) : [];
    for (const error of validate?.(data) ?? none) {
      if (!wrong.some(({ name }) => name !== undefined && name === error.name)) wrong.push(error);
    }
    if (wrong.length || found.length) {
      setFound(wrong);
      setFieldErrors(byName(wrong.length ? wrong : errors));
    }
    if (wrong.length) {
      event.preventDefault();
      setAttempt(attempt + 1);
      return;
    }
    if (onSubmit) {
      event.preventDefault();
      onSubmit(data, event);
    } else if (typeof action === 'function') {
      // Run by us: React would empty the form after its action, also when the answer is an error.
      event.preventDefault();
      startAction(() => action(data));
    }
  };
  const reset = () => {
    setFound(none);
    setFieldErrors({});
    setReset(true);
    onReset?.();
  };
  const goTo = (event: MouseEvent, name: string) => {
    const control = form.current && controlOf(form.current, name);
    if (!control) return;
    event.preventDefault();
    control.focus();
    // With its label, which is above it.
    (control.closest('fieldset') ?? control.parentElement?.parentElement ?? control).scrollIntoView({
      block: 'nearest',
    });
  };

  const context = useMemo(
    () => ({ isDisabled: isSubmitting, validationBehavior, isInForm: true }),
    [isSubmitting, validationBehavior],
  );

  return (
    <Root
      {...defined({ role: unnamedRole(rest), action, ...rest, noValidate: validationBehavior === 'aria' || undefined })}
      ref={form}
      onSubmit={submit}
      onReset={reset}
    >
      {hasErrors && (
        <Summary
          ref={summary}
          tabIndex={-1}
          role="group"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-list`}
        >
          <Heading id={`${id}-title`} level={headingLevel} size="md">
            {errorTitle ??
              (shown.length === 1
                ? messages.formError
                : formatMessage(messages.formErrors, { count: shown.length }, locale))}
          </Heading>
          <Problems id={`${id}-list`}>
            {shown.map(({ name, message }, index) => (
              <li key={index}>
                {name === undefined ? (
                  message
                ) : (
                  <a href={`#${id}-title`} onClick={(event) => goTo(event, name)}>
                    {message}
                  </a>
                )}
              </li>
            ))}
          </Problems>
        </Summary>
      )}
      <FormContext value={context}>
        <FormValidationContext value={fieldErrors}>{children}</FormValidationContext>
      </FormContext>
    </Root>
  );
}
