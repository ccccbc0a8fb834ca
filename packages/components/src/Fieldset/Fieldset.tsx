import { useId, type ReactNode } from 'react';
import { Description, ErrorMessage } from '../Field/Field.styles.js';
import { CircleAlertIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import { customProperties, type StaticProps } from '../internal/dom.js';
import { theme } from '../theme/theme.js';
import type { Tokens } from '../theme/tokens.js';
import { Fields, Legend, Root } from './Fieldset.styles.js';

export interface FieldsetProps extends StaticProps<HTMLFieldSetElement> {
  /** The subject of the fields, such as 'Delivery address'. Screen readers announce it on the way into the group. */
  legend: ReactNode;
  /** Help below the legend. Screen readers announce it after the legend. */
  description?: ReactNode;
  /** The problem of the fields together, and how to mend it. Shown below the fields; screen readers announce it after the legend. */
  errorMessage?: ReactNode;
  /** Whether the browser disables all fields and buttons in it. A form then sends none of them. Default: `false`. */
  isDisabled?: boolean;
  /** Space between the fields, a key of the space tokens (units of 4 px). Default: 5, which is 20 px. */
  gap?: keyof Tokens['space'];
  /** The fields. */
  children?: ReactNode;
}

/** Fields that belong together, with a heading that screen readers announce with them. */
export function Fieldset({
  legend,
  description,
  errorMessage,
  isDisabled,
  gap = 5,
  children,
  'aria-describedby': describedBy,
  ...rest
}: FieldsetProps) {
  const helpId = useId();
  const errorId = useId();
  const descriptions = [describedBy, description && helpId, errorMessage && errorId].filter(Boolean).join(' ');
  return (
    <Root
      {...defined({
        ...rest,
        disabled: isDisabled,
        'aria-invalid': errorMessage ? true : rest['aria-invalid'],
        'aria-describedby': descriptions || undefined,
      })}
      style={customProperties({ '--vt-gap': theme.space[gap] }, rest.style)}
    >
      <Legend>{legend}</Legend>
      {description && <Description id={helpId}>{description}</Description>}
      <Fields>{children}</Fields>
      {errorMessage && (
        <ErrorMessage id={errorId}>
          <CircleAlertIcon size="1.1em" strokeWidth={1.75} aria-hidden="true" />
          <span>{errorMessage}</span>
        </ErrorMessage>
      )}
    </Root>
  );
}
