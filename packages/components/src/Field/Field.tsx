'use client';
import type { ReactNode, Ref } from 'react';
import { CircleAlertIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { descriptionId, errorId, labelId, type FieldTexts } from './controlProps.js';
import { Description, ErrorMessage, Group, Label, Legend, Optional, Required, Root } from './Field.styles.js';
import type { useField } from './useField.js';

export interface FieldProps extends FieldTexts, Omit<DomProps, 'id' | 'ref'> {
  /** Id of the control, which also takes the attributes that `controlProps` returns for it. */
  controlId: string;
  /** Puts an asterisk after the label. The control itself has to say it to a screen reader, with `required`. Default: `false`. */
  isRequired?: boolean;
  /** The control. */
  children: ReactNode;
}

/** A control with its label, help and error. The package's own fields have it built in; it is for a control of your own. */
export function Field({
  controlId,
  label,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  isRequired,
  isOptional,
  children,
  ...rest
}: FieldProps) {
  return (
    <Root {...defined(rest)}>
      {label && (
        <Label id={labelId(controlId)} htmlFor={controlId}>
          {label}
          <Marks isRequired={isRequired} isOptional={isOptional} />
        </Label>
      )}
      {children}
      <FieldHelp controlId={controlId} description={description} errorMessage={isInvalid && errorMessage} />
    </Root>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'label'> {
  label?: ReactNode;
  /** What `useField` has for the control, which here is the group. */
  groupProps: ReturnType<typeof useField>['controlProps'];
  /** Default: `'radiogroup'`. */
  role?: 'radiogroup' | 'group';
  /** What is chosen, shown after the label. A screen reader hears it of the choice itself. */
  choice?: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Several radio buttons or checkboxes with one label, help and error. */
export function FieldGroup({
  controlId,
  groupProps: { required, 'aria-invalid': ariaInvalid, ...groupProps },
  label,
  description,
  errorMessage,
  isInvalid,
  isRequired,
  isOptional,
  role = 'radiogroup',
  choice,
  children,
  ...rest
}: FieldGroupProps) {
  const { required: requiredText } = useMessages();
  // ARIA has these for a group of radio buttons only; of checkboxes, each says for itself that it is invalid.
  const states = role === 'radiogroup' && { 'aria-required': required, 'aria-invalid': ariaInvalid };
  return (
    <Group
      {...defined({
        role,
        ...rest,
        ...groupProps,
        ...states,
        'aria-labelledby': groupProps['aria-labelledby'] ?? (label ? labelId(controlId) : undefined),
      })}
    >
      {label && (
        <Legend>
          <span id={labelId(controlId)}>
            {label}
            <Marks isRequired={isRequired} isOptional={isOptional} />
            {isRequired && !states && <VisuallyHidden data-mark=""> {requiredText}</VisuallyHidden>}
          </span>
          {choice && <Optional aria-hidden="true">: {choice}</Optional>}
        </Legend>
      )}
      {children}
      <FieldHelp controlId={controlId} description={description} errorMessage={isInvalid && errorMessage} />
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
  controlId: string;
  description: ReactNode;
  errorMessage: ReactNode;
}

/** What stands below a control. */
export function FieldHelp({ controlId, description, errorMessage }: FieldHelpProps) {
  return (
    <>
      {description && <Description id={descriptionId(controlId)}>{description}</Description>}
      {errorMessage && (
        <ErrorMessage id={errorId(controlId)}>
          <CircleAlertIcon size="1.1em" strokeWidth={1.75} aria-hidden="true" />
          <span>{errorMessage}</span>
        </ErrorMessage>
      )}
    </>
  );
}
