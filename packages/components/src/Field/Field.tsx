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
  /** Whether an asterisk follows the label. Set `required` on the control itself, for screen readers. Default: `false`. */
  isRequired?: boolean;
  /** The label's id, and the control's id as `htmlFor`. */
  labelProps?: LabelHTMLAttributes<HTMLLabelElement>;
  /** The id of the help, for the control's `aria-describedby`. */
  descriptionProps?: HTMLAttributes<HTMLElement>;
  /** The id of the error, for the control's `aria-describedby`. */
  errorMessageProps?: HTMLAttributes<HTMLElement>;
  /** Called on every input in the field, which removes the field's error. */
  onInput?: FormEventHandler;
  /** The control. */
  children: ReactNode;
}

/** A control with its label, help and error. The package's own fields include it. For a control of your own, use it with `useField`. */
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
  /** The props from the group's hook. */
  groupProps: FieldsetHTMLAttributes<HTMLFieldSetElement>;
  /** The choice, shown after the label. Screen readers get it from the chosen control itself. */
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
  // ARIA allows `aria-required` on a group of radio buttons only.
  const isHeard = groupProps.role === 'radiogroup';
  return (
    <Group {...defined({ ...rest, ...groupProps })}>
      {label && (
        // The label is the legend itself: of two elements, Orca says the name twice.
        <Legend {...labelProps}>
          {label}
          {isRequired && !isHeard && <VisuallyHidden data-mark=""> {messages.required}</VisuallyHidden>}
          {choice && <Optional aria-hidden="true">: {choice}</Optional>}
          <Marks isRequired={isRequired} isOptional={isOptional} />
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

interface GroupLabelProps {
  label?: ReactNode;
  labelProps: HTMLAttributes<HTMLElement>;
  isRequired?: boolean | undefined;
  isOptional?: boolean | undefined;
}

/** The label of a control that is no single element of a form. It is no `<label>`, and screen readers hear from it that a value is required. */
export function GroupLabel({ label, labelProps, isRequired, isOptional }: GroupLabelProps) {
  const messages = useMessages();
  return (
    label && (
      <Label as="span" {...labelProps}>
        {label}
        <Marks isRequired={isRequired} isOptional={isOptional} />
        {isRequired && <VisuallyHidden data-mark=""> {messages.required}</VisuallyHidden>}
      </Label>
    )
  );
}

interface MarksProps {
  isRequired: boolean | undefined;
  isOptional: boolean | undefined;
}

/** The marks after the text of a label. */
export function Marks({ isRequired, isOptional }: MarksProps) {
  const messages = useMessages();
  // For screen readers, the control itself is `required`.
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

/** The help and the error below a control. */
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
