import type { ButtonLook } from '../Button/Button.js';
import { Face } from '../Button/Button.styles.js';
import { defined } from '../internal/defined.js';
import type { ComponentProps, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Chosen, FileInput, Opener } from './FileTrigger.styles.js';

/** Which files can be chosen. */
export interface FileChoice {
  /** The kinds of files that the browser offers first: MIME types, such as `'image/*'` and `'application/pdf'`, or endings, such as `'.pdf'`. Default: all. */
  acceptedFileTypes?: readonly string[];
  /** Whether several files can be chosen. Default: `false`. */
  allowsMultiple?: boolean;
  /** Whether a folder is chosen, with all files in it and below. Phones choose files all the same. Default: `false`. */
  acceptDirectory?: boolean;
  /** The camera that a phone opens in place of its files: `'user'` faces the person, `'environment'` the world. Default: none. */
  defaultCamera?: 'user' | 'environment';
}

interface FileButtonProps extends FileChoice, ButtonLook {
  isFullWidth?: boolean | undefined;
  iconBefore?: ReactNode;
  /** The id of the text, which is the input's name or a part of it. */
  textId: string;
  /** Whether another element is the label of the input. */
  hasLabel?: boolean;
  children: ReactNode;
  inputProps: InputHTMLAttributes<HTMLInputElement>;
  /** Called with each choice, also with one from before hydration. */
  onChoice: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
}

/** The browser's own file input with the looks of a button. It opens without a script. */
export function FileButton({
  acceptedFileTypes,
  allowsMultiple,
  acceptDirectory,
  defaultCamera,
  variant = 'secondary',
  size = 'md',
  isFullWidth,
  iconBefore,
  textId,
  hasLabel = false,
  children,
  inputProps,
  onChoice,
  ref,
}: FileButtonProps) {
  return (
    <Opener
      {...(!hasLabel && { as: 'label' as const })}
      data-variant={variant}
      data-size={size}
      {...(isFullWidth && { 'data-full-width': '' })}
    >
      <Face id={textId}>
        {iconBefore}
        {children}
      </Face>
      <FileInput
        {...defined<ComponentProps<'input'>>({
          ...inputProps,
          accept: acceptedFileTypes?.join(),
          multiple: allowsMultiple || undefined,
          capture: defaultCamera,
        })}
        {...(acceptDirectory && { webkitdirectory: '' })}
        type="file"
        // Without it, Chromium shows its own sentence on hover.
        title=""
        onClick={(event) => {
          inputProps.onClick?.(event);
          // The same file may be chosen again, unless a form keeps it.
          if (inputProps.name === undefined) event.currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => onChoice(chosenIn(currentTarget))}
        ref={ref}
      />
    </Opener>
  );
}

/** The files in an input. */
export const chosenIn = (input: HTMLInputElement | null): File[] => [...(input?.files ?? [])];

/** The names of the files that a form sends. */
export function ChosenFiles({ id, files }: { id: string; files: readonly File[] }) {
  if (files.length === 0) return null;
  return (
    <Chosen id={id}>
      {files.map((file, index) => (
        <li key={index}>
          <bdi>{file.webkitRelativePath || file.name}</bdi>
        </li>
      ))}
    </Chosen>
  );
}
