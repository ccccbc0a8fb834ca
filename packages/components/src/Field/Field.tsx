'use client';
import { CircleAlertIcon } from '../icons/icons.js';
import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { descriptionId, errorId, labelId, type FieldTexts } from './controlProps.js';
import { Description, ErrorMessage, Group, Label, Legend, Optional, Required, Root } from './Field.styles.js';

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
        <Label htmlFor={controlId}>
          {label}
          <Marks isRequired={isRequired} isOptional={isOptional} />
        </Label>
      )}
      {children}
      <FieldHelp controlId={controlId} description={description} errorMessage={isInvalid && errorMessage} />
    </Root>
  );
}

interface FieldGroupProps extends FieldTexts, Omit<DomProps<HTMLFieldSetElement>, 'role'> {
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** What is chosen, shown after the label. A screen reader hears it of the choice itself. */
  choice?: ReactNode;
  children: ReactNode;
}

/** Several radio buttons with one label, help and error. */
export function FieldGroup({
  id = '',
  label,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  isRequired,
  isOptional,
  isDisabled,
  choice,
  children,
  'aria-describedby': describedBy,
  ...rest
}: FieldGroupProps) {
  const texts = [describedBy, description && descriptionId(id), isInvalid && errorMessage && errorId(id)];
  return (
    <Group
      role="radiogroup"
      {...defined({
        'aria-labelledby': label && labelId(id),
        ...rest,
        id,
        'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
        'aria-invalid': isInvalid || undefined,
        'aria-required': isRequired || undefined,
        disabled: isDisabled,
      })}
    >
      {label && (
        <Legend>
          <span id={labelId(id)}>
            {label}
            <Marks isRequired={isRequired} isOptional={isOptional} />
          </span>
          {choice && <Optional aria-hidden="true">: {choice}</Optional>}
        </Legend>
      )}
      {children}
      <FieldHelp controlId={id} description={description} errorMessage={isInvalid && errorMessage} />
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
