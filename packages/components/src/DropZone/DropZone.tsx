'use client';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useClipboard } from 'react-aria/useClipboard';
import { useDrop, type DropEvent, type DropItem, type DropOptions } from 'react-aria/useDrop';
import type { FieldTexts } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { fileMessages } from '../fileMessages.js';
import { ChosenFiles, chosenIn, FileButton, type FileChoice } from '../FileTrigger/FileButton.js';
import { announce } from '../internal/announce.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { usePageLocale } from '../internal/usePageLocale.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Limits, OtherWays, Refusal, Ways, Zone } from './DropZone.styles.js';
import { apart, filesIn, sizeText, sortFiles, typeNames } from './files.js';

export interface DropZoneProps
  extends FileChoice, FieldTexts, Omit<DomProps, 'ref' | 'role'>, FocusProps<HTMLInputElement> {
  /** The types that it takes: MIME types, such as `'image/*'` and `'application/pdf'`, or endings, such as `'.pdf'`. It names them, and refuses other files. Default: all. */
  acceptedFileTypes?: readonly string[];
  /** The largest size of a file in bytes, such as `5_000_000` for 5 MB. It names it, and refuses larger files. Default: none. */
  maxFileSize?: number;
  /** Called with the files that it takes, of each drop, paste and choice. Without a `name`, add them to the ones before. */
  onSelect?: (files: File[]) => void;
  /** The text of the button. Default: `'Choose a file'`, or `'Choose files'`. */
  buttonLabel?: string;
  /** Called with everything that was dropped or pasted, before files are refused, also with texts. */
  onDrop?: (event: DropEvent) => void;
  /** Called when something that can be dropped is over it. */
  onDropEnter?: () => void;
  /** Called when it leaves without a drop, or was dropped. */
  onDropExit?: () => void;
  /** Returns what a drop does with these types; `'cancel'` refuses it without a sentence. Default: copies if the source allows it. */
  getDropOperation?: NonNullable<DropOptions['getDropOperation']>;
  /** Whether a form with its `name` needs a file before it is sent. Default: `false`. */
  isRequired?: boolean;
  /**
   * Default: `false`.
   * @selector [data-disabled]
   */
  isDisabled?: boolean;
  /** Name in a form, which sends the files, also dropped ones. Their names then show, and each choice replaces the one before. */
  name?: string;
  /** Content below the button, such as the files so far. */
  children?: ReactNode;
  /** The browser's own file input, which has the focus. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for files to drop, to paste, or to choose with its button. It says what it takes, and refuses each other file with a sentence, which
 * screen readers announce. The button is the browser's own file input, so it works before scripts have loaded.
 */
export function DropZone({
  acceptedFileTypes,
  maxFileSize,
  allowsMultiple = false,
  acceptDirectory = false,
  defaultCamera,
  onSelect,
  buttonLabel,
  onDrop,
  onDropEnter,
  onDropExit,
  getDropOperation = (_types, allowed) => (allowed.includes('copy') ? 'copy' : (allowed[0] ?? 'cancel')),
  autoFocus,
  onFocus,
  onBlur,
  children,
  ref,
  ...props
}: DropZoneProps) {
  const input = useOwnRef(ref);
  const given = useMessages();
  const texts = useMemo(() => ({ ...fileMessages, ...given }), [given]);
  const locale = usePageLocale(undefined);
  const limitsId = useId();
  const textId = useId();
  const chosenId = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const limits = [
    acceptedFileTypes && fill(texts.fileTypes, { types: typeNames(acceptedFileTypes, texts, locale) }),
    maxFileSize !== undefined && fill(texts.fileSize, { size: sizeText(maxFileSize, locale) }),
  ].filter((text) => typeof text === 'string');

  const { name, controlProps, fieldProps, isDisabled, isInvalid, onEdit } = useField({
    ...props,
    ...(refused.length > 0 && {
      isInvalid: true,
      errorMessage: refused.map((sentence, index) => <Refusal key={index}>{sentence}</Refusal>),
    }),
    'aria-describedby':
      [props['aria-describedby'], limits.length > 0 && limitsId].filter(Boolean).join(' ') || undefined,
  });

  const take = (found: Parameters<typeof sortFiles>[0]) => {
    const sorted = sortFiles(found, { acceptedFileTypes, maxFileSize, allowsMultiple }, texts, locale);
    onEdit();
    setRefused(sorted.refused);
    setFiles(sorted.accepted);
    if (name !== undefined) putInto(input.current, sorted.accepted);
    const names = new Intl.ListFormat(locale).format(sorted.accepted.map((file) => apart(file.name)));
    const added = names && fill(texts.filesAdded, { names });
    announce([...sorted.refused, added].filter(Boolean).join('\n'));
    if (sorted.accepted.length > 0) onSelect?.(sorted.accepted);
  };
  // The browser's own list has also files that come from no disk, such as a screenshot. react-aria leaves these out.
  const held = useRef<readonly File[]>([]);
  const takeItems = (items: readonly DropItem[]) => {
    const files = held.current;
    held.current = [];
    if (items.some(({ kind }) => kind !== 'text')) void filesIn(items, acceptDirectory).then(take);
    else take(files);
  };
  useEffect(() => {
    const hold = (event: ClipboardEvent) => {
      held.current = [...(event.clipboardData?.files ?? [])];
    };
    document.addEventListener('paste', hold, true);
    return () => document.removeEventListener('paste', hold, true);
  }, []);

  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref: input,
    hasDropButton: true,
    isDisabled,
    getDropOperation,
    ...defined({ onDropEnter, onDropExit }),
    onDrop: (event) => {
      onDrop?.(event);
      takeItems(event.items);
    },
  });
  const { clipboardProps } = useClipboard({
    isDisabled,
    onPaste: (items) => {
      onDrop?.({ type: 'drop', x: 0, y: 0, items, dropOperation: 'copy' });
      takeItems(items);
    },
  });
  useFormReset(input, () => {
    setFiles([]);
    setRefused([]);
  });
  useEarlyInput(() => {
    const early = chosenIn(input.current);
    if (early.length > 0) take(early);
  });
  // The hook's `isDisabled` is for its own button.
  const { 'aria-describedby': dropHelp, isDisabled: _, ...dropButton } = dropButtonProps ?? {};
  // The name is the field's label and the button's text.
  const label = controlProps['aria-labelledby'] ?? (controlProps['aria-label'] && controlProps.id);

  return (
    <Field {...fieldProps} onInput={undefined}>
      <Zone
        {...dropProps}
        onDropCapture={(event) => {
          held.current = [...event.dataTransfer.files];
        }}
        {...(isDropTarget && { 'data-drop-target': '' })}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        <Ways>
          <FileButton
            {...defined({ acceptedFileTypes, defaultCamera })}
            allowsMultiple={allowsMultiple}
            acceptDirectory={acceptDirectory}
            inputProps={defined({
              ...mergeProps(dropButton, clipboardProps, controlProps, { autoFocus, onFocus, onBlur }),
              name,
              'aria-labelledby': label && `${label} ${textId}`,
              'aria-describedby':
                [controlProps['aria-describedby'], name !== undefined && files.length > 0 && chosenId, dropHelp]
                  .filter(Boolean)
                  .join(' ') || undefined,
            })}
            textId={textId}
            hasLabel
            onChoice={(chosen) => {
              // A form's input is empty after a choice was taken back.
              if (chosen.length > 0) take(chosen);
              else setFiles([]);
            }}
            ref={input}
          >
            {buttonLabel ?? (allowsMultiple || acceptDirectory ? texts.chooseFiles : texts.chooseFile)}
          </FileButton>
          {!isDisabled && <OtherWays aria-hidden="true">{allowsMultiple ? texts.dropFiles : texts.dropFile}</OtherWays>}
        </Ways>
        {limits.length > 0 && (
          <Limits id={limitsId}>
            {limits.map((text) => (
              <span key={text}>{text} </span>
            ))}
          </Limits>
        )}
        {name !== undefined && <ChosenFiles id={chosenId} files={files} />}
        {children}
      </Zone>
    </Field>
  );
}

/** Makes them the files that a form sends. */
function putInto(input: HTMLInputElement | null, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (input) input.files = transfer.files;
}
