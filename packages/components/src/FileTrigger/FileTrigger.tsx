'use client';
import { use, useId, useState, type ReactNode, type Ref } from 'react';
import type { ButtonLook } from '../Button/Button.js';
import { FormContext } from '../Form/FormContext.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { ChosenFiles, chosenIn, FileButton, type FileChoice } from './FileButton.js';
import { Root } from './FileTrigger.styles.js';

export interface FileTriggerProps
  extends FileChoice, ButtonLook, Omit<DomProps, 'ref' | 'role' | 'title'>, FocusProps<HTMLInputElement> {
  /**
   * As for a `Button`. Default: `'secondary'`.
   * @selector [data-variant]
   */
  variant?: NonNullable<ButtonLook['variant']>;
  /**
   * Whether it is as wide as its container. Default: `false`.
   * @selector [data-full-width]
   */
  isFullWidth?: boolean;
  /** Before the text, in reading direction. */
  iconBefore?: ReactNode;
  /** The text of the button, such as 'Choose photos'. */
  children: ReactNode;
  /** Called with the chosen files. The list is empty if the person took back a choice that a form keeps. */
  onSelect?: (files: File[]) => void;
  /** Name in a form, which sends the files. Their names then show below the button. Without it, the files are for `onSelect` alone. */
  name?: string;
  /** Whether a form with its `name` needs a file before it is sent. Default: `false`. */
  isRequired?: boolean;
  /** Whether it ignores presses and the keyboard skips it. Default: `false`. */
  isDisabled?: boolean;
  /** The browser's own file input, which has the id and the focus. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A button that opens the browser's choice of files or a phone's camera. It is the browser's own input, so it opens, and a form sends its
 * files, before scripts have loaded. Screen readers announce it as a button, with the names of the chosen files.
 */
export function FileTrigger({
  id,
  onSelect,
  name,
  isRequired,
  isDisabled,
  autoFocus,
  onFocus,
  onBlur,
  acceptedFileTypes,
  allowsMultiple,
  acceptDirectory,
  defaultCamera,
  variant,
  size,
  isFullWidth,
  iconBefore,
  children,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: FileTriggerProps) {
  const input = useOwnRef(ref);
  const form = use(FormContext);
  const textId = useId();
  const chosenId = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    onSelect?.(chosen);
  };
  useFormReset(input, () => setFiles([]));
  useEarlyInput(() => {
    const early = chosenIn(input.current);
    if (early.length > 0) choose(early);
  });

  return (
    <Root {...defined(rest)}>
      <FileButton
        {...defined({ acceptedFileTypes, allowsMultiple, acceptDirectory, defaultCamera, variant, size, isFullWidth })}
        iconBefore={iconBefore}
        inputProps={defined({
          id,
          name,
          required: isRequired && form.validationBehavior === 'native' ? true : undefined,
          'aria-required': isRequired && form.validationBehavior === 'aria' ? true : undefined,
          disabled: isDisabled || form.isDisabled || undefined,
          autoFocus,
          onFocus,
          onBlur,
          'aria-label': label,
          'aria-labelledby': labelledBy ?? (label === undefined ? textId : undefined),
          'aria-describedby':
            [describedBy, name !== undefined && files.length > 0 && chosenId].filter(Boolean).join(' ') || undefined,
        })}
        textId={textId}
        onChoice={choose}
        ref={input}
      >
        {children}
      </FileButton>
      {name !== undefined && <ChosenFiles id={chosenId} files={files} />}
    </Root>
  );
}
