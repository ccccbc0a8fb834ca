'use client';
import type {
  FieldsetHTMLAttributes,
  FormEventHandler,
  HTMLAttributes,
  LabelHTMLAttributes,
  ReactNode,
  Ref,
} from 'react';
import { CircleAlertIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import type { FieldTexts } from './controlProps.js';
import { Description, ErrorMessage, Group, Label, Legend, Optional, Required, Root } from './Field.styles.js';

export interface FieldProps extends Omit<FieldTexts, 'validationBehavior'>, Omit<DomProps, 'id' | 'ref'> {
  /** Puts an asterisk after the label. The control itself has to say it to a screen reader, with `required`. Default: `false`. */
  isRequired?: boolean;
  /** For the label: its id, and that of the control (`htmlFor`). */
  labelProps?: LabelHTMLAttributes<HTMLLabelElement>;
  /** For the help: its id, which the control's `aria-describedby` names. */
  descriptionProps?: HTMLAttributes<HTMLElement>;
  /** For the error: its id, which the control's `aria-describedby` names. */
  errorMessageProps?: HTMLAttributes<HTMLElement>;
  /** Called on every input within the field: what was wrong with it is no longer said. */
  onInput?: FormEventHandler;
  /** The control. */
  children: ReactNode;
}

/** A control with its label, help and error. The package's own fields have it built in; for a control of your own take it with `useField`. */
export function Field({
  label,
  labelProps,
  description,
  descriptionProps,
  errorMessage,
  errorMessageProps,
  isInvalid = Boolean(errorMessage),
  isRequired,
  isOptional,
  children,
  ...rest
}: FieldProps) {
  return (
    <Root {...defined(rest)}>
      {label && (
        <Label {...labelProps}>
          {label}
          <Marks isRequired={isRequired} isOptional={isOptional} />
        </Label>
      )}
      {children}
      <FieldHelp
        description={description}
        descriptionProps={descriptionProps}
        errorMessage={isInvalid && errorMessage}
        errorMessageProps={errorMessageProps}
      />
    </Root>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'label' | 'labelProps'> {
  label?: ReactNode;
  labelProps: HTMLAttributes<HTMLElement>;
  /** What the hook of the group has for it. */
  groupProps: FieldsetHTMLAttributes<HTMLFieldSetElement>;
  /** What is chosen, shown after the label. A screen reader hears it of the choice itself. */
  choice?: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Several radio buttons or checkboxes with one label, help and error. */
export function FieldGroup({
  groupProps,
  label,
  labelProps,
  description,
  descriptionProps,
  errorMessage,
  errorMessageProps,
  isInvalid,
  isRequired,
  isOptional,
  choice,
  children,
  ...rest
}: FieldGroupProps) {
  const messages = useMessages();
  // ARIA has `aria-required` for a group of radio buttons only.
  const isHeard = groupProps.role === 'radiogroup';
  return (
    <Group {...defined({ ...rest, ...groupProps })}>
      {label && (
        <Legend>
          <span {...labelProps}>
            {label}
            {isRequired && !isHeard && <VisuallyHidden data-mark=""> {messages.required}</VisuallyHidden>}
            {choice && <Optional aria-hidden="true">: {choice}</Optional>}
            <Marks isRequired={isRequired} isOptional={isOptional} />
          </span>
        </Legend>
      )}
      {children}
      <FieldHelp
        description={description}
        descriptionProps={descriptionProps}
        errorMessage={isInvalid && errorMessage}
        errorMessageProps={errorMessageProps}
      />
    </Group>
  );
}

interface MarksProps {
  isRequired: boolean | undefined;
  isOptional: boolean | undefined;
}

/** What stands after the text of a label. */
export function Marks({ isRequired, isOptional }: MarksProps) {
  const messages = useMessages();
  // The control says to a screen reader that it is required.
  if (isRequired) return <Required aria-hidden="true"> *</Required>;
  return (
    isOptional && (
      <>
        {' '}
        <Optional data-mark="">{messages.optional}</Optional>
      </>
    )
  );
}

interface FieldHelpProps {
  description: ReactNode;
  descriptionProps: HTMLAttributes<HTMLElement> | undefined;
  errorMessage: ReactNode;
  errorMessageProps: HTMLAttributes<HTMLElement> | undefined;
}

/** What stands below a control. */
export function FieldHelp({ description, descriptionProps, errorMessage, errorMessageProps }: FieldHelpProps) {
  return (
    <>
      {description && <Description {...defined({ ...descriptionProps })}>{description}</Description>}
      {errorMessage && (
        <ErrorMessage {...defined({ ...errorMessageProps })}>
          <CircleAlertIcon size="1.1em" strokeWidth={1.75} aria-hidden="true" />
          <span>{errorMessage}</span>
        </ErrorMessage>
      )}
    </>
  );
}
