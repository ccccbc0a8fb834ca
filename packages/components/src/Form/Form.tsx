'use client';
import {
  useEffect,
  useEffectEvent,
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
import { defined, withDefaults } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { formatMessage } from '../internal/formatMessage.js';
import { usePageLocale } from '../internal/usePageLocale.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Problems, Root, Summary } from './Form.styles.js';
import { FormContext, type ValidationBehavior } from './FormContext.js';
import { byName, controlOf, findErrors, sharedErrors, type FormError } from './validation.js';

export interface FormProps extends Omit<DomProps<HTMLFormElement>, 'role'> {
  /** The fields, which show their errors by `name`, and the submit button. */
  children: ReactNode;
  /** Called with the form's data after all fields are valid. The page stays. Without this handler, the browser sends the form. */
  onSubmit?: (data: FormData, event: SubmitEvent<HTMLFormElement>) => void;
  /** Called after a reset. Uncontrolled fields return to their initial values; a controlled field gets `onChange` with its initial value. */
  onReset?: () => void;
  /**
   * `'native'`: the form is not sent until its fields meet their constraints (`isRequired`, `type`, `minLength`, `pattern`). `'aria'`: the
   * constraints are only marked for screen readers, and the form is sent unchecked, for a form that can be saved incomplete. Default:
   * `'native'`.
   */
  validationBehavior?: ValidationBehavior;
  /** Checks beyond the checks of the fields, such as two passwords that must be equal. Returns the errors; any error stops the form. */
  validate?: (data: FormData) => readonly FormError[];
  /** Errors from the server. The form shows them at once, like its own. Default: none. */
  errors?: readonly FormError[];
  /** Whether a request is running. The fields are disabled, and the form is not sent again. Set `isLoading` on the button, too. Default: `false`. */
  isSubmitting?: boolean;
  /** Heading of the summary. Default: `'There is a problem'`, or `'There are {count} problems'`. */
  errorTitle?: string;
  /** Level of that heading. Default: 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * The URL to which the browser sends the form if there is no `onSubmit`, or before scripts have loaded. Or a React action: the form is
   * submitting while it runs, and the fields keep their values afterwards, since the action may return `errors`. The `formAction` of a submit button comes first, and the fields keep their values as well.
   */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** The browser's method. Default: `'get'`. */
  method?: 'get' | 'post' | 'dialog';
  /** Whether a browser may fill in the fields. Default: `'on'`. */
  autoComplete?: 'on' | 'off';
}

const none: readonly FormError[] = [];

const problemId = (form: string, index: number) => `${form}-problem-${index}`;

/** Browsers do not expose a form without a name as a landmark. Checkers still count several of them as landmarks without names. */
const unnamedRole = (props: Pick<FormProps, 'aria-label' | 'aria-labelledby'>) =>
  (props['aria-label'] ?? props['aria-labelledby']) ? undefined : ('none' as const);

/**
 * Fields that are sent together. If they have errors, a summary above them takes the focus: screen readers announce the number of problems and
 * their texts. Each problem links to its field, which also shows and announces it until the field is changed.
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
  // Counts the failed attempts, so that the same errors take the focus again.
  const [attempt, setAttempt] = useState(0);
  // A new object makes each field show its error again, although it may have been changed since the last one.
  const [fieldErrors, setFieldErrors] = useState(() => byName(errors));
  const [isReset, setReset] = useState(false);
  const [isActing, startAction] = useTransition();
  const isSubmitting = isSent || isActing;

  // A new result from the server: other errors, or the end of another attempt.
  const answer = isSubmitting ? '' : errors.map(({ name, message }) => `${name ?? ''}: ${message}`).join('\n');
  const [lastAnswer, setLastAnswer] = useState(answer);
  if (answer !== lastAnswer) {
    setLastAnswer(answer);
    if (answer) setReset(false);
    if (!isSubmitting) setFieldErrors(byName(found.length ? found : errors));
  }
  const shown = found.length ? found : isReset ? none : errors;
  const hasErrors = shown.length > 0;

  // Set by script: before scripts have loaded, only the browser's own checks run.
  useEffect(() => {
    form.current?.setAttribute('novalidate', '');
  }, [form, validationBehavior]);
  useEffect(() => {
    if (hasErrors && !isSubmitting) summary.current?.focus();
  }, [hasErrors, isSubmitting, attempt, answer]);

  // A disabled field loses the focus, and a shopper who pressed Enter in it would lose their place. So the button takes the focus.
  const submitter = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isSubmitting && focused?.matches(':disabled') && form.current?.contains(focused)) submitter.current?.focus();
  }, [form, isSubmitting]);

  // React resets the form after a button's own action, even if the action returned errors. It handles no events meanwhile.
  const keepsValues = useRef(false);
  // The same errors as before show again.
  const onActed = useEffectEvent(() => {
    setFieldErrors(byName(errors));
    setAttempt(attempt + 1);
  });
  useEffect(() => {
    const element = form.current;
    const keep = (event: Event) => {
      if (!keepsValues.current) return;
      keepsValues.current = false;
      event.preventDefault();
      // The fields would drop the errors.
      event.stopImmediatePropagation();
      onActed();
    };
    element?.addEventListener('reset', keep, { capture: true });
    return () => element?.removeEventListener('reset', keep, { capture: true });
  }, [form]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const target = event.currentTarget;
    if (isSubmitting) return event.preventDefault();
    const button = event.nativeEvent.submitter;
    submitter.current = button;
    const data = new FormData(target, button);
    const isChecked = validationBehavior === 'native' && !button?.hasAttribute('formnovalidate');
    const wrong = isChecked ? findErrors(target, messages, locale) : [];
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
    } else if (button?.hasAttribute('formaction')) {
      keepsValues.current = true;
      // React prevents the event if the action is a function. The browser sends the form to a URL.
      queueMicrotask(() => {
        if (!event.nativeEvent.defaultPrevented) keepsValues.current = false;
      });
    } else if (typeof action === 'function') {
      // Called here: React would reset the form after its action, even if the action returned errors.
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
    // Also shows the label above the control.
    (control.closest('fieldset') ?? control.parentElement?.parentElement ?? control).scrollIntoView({
      block: 'nearest',
    });
  };

  const context = useMemo(
    () => ({
      isDisabled: isSubmitting,
      validationBehavior,
      isInForm: true,
      sharedErrors: sharedErrors(shown, (index) => problemId(id, index)),
    }),
    [isSubmitting, validationBehavior, shown, id],
  );

  return (
    <Root
      {...defined({
        ...withDefaults({ role: unnamedRole(rest), action }, rest),
        noValidate: validationBehavior === 'aria' || undefined,
      })}
      ref={form}
      onSubmit={submit}
      onReset={reset}
    >
      {hasErrors && (
        <Summary
          ref={summary}
          // In the HTML of an answer, so that the summary takes the focus without scripts too.
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the reader has just sent the form.
          autoFocus
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
              <li key={index} id={problemId(id, index)}>
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
