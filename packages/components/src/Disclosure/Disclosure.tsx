import type { MouseEvent, ReactNode, ToggleEvent } from 'react';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Content, Root, Summary, Title } from './Disclosure.styles.js';

export interface DisclosureProps extends DomProps<HTMLDetailsElement> {
  /** What is pressed to open it, and its name. */
  title: ReactNode;
  /** Makes the title a heading of this level, so that a screen reader finds it among the headings. Default: no heading. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** `'divided'` between hairlines; `'plain'` without. Default: `'divided'`. */
  variant?: 'divided' | 'plain';
  /** Whether it is open, when that is the caller's to say. */
  isOpen?: boolean;
  /** Whether it is open at first, when that is not the caller's. Default: `false`. */
  defaultOpen?: boolean;
  /** Called with the state asked for: by a press, Enter, Space, or the browser's search in the page, which opens it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Of those on a page with the same name only one is open at a time. */
  name?: string;
  /** Cannot be opened or closed, nor reached with the keyboard. Default: `false`. */
  isDisabled?: boolean;
  /** Stands before the title. */
  icon?: ReactNode;
  /** What it hides. It is rendered on the server, and found by search engines and by the browser's search in the page. */
  children: ReactNode;
}

/** A title that shows and hides what is below it. It is the browser's own, and works without scripts. */
export function Disclosure({
  title,
  headingLevel,
  variant = 'divided',
  isOpen,
  defaultOpen = false,
  onOpenChange,
  name,
  isDisabled,
  icon,
  children,
  ...rest
}: DisclosureProps) {
  // Handlers only where they are asked for: server components cannot have any.
  const handlers = onOpenChange && toggleHandlers(isOpen, onOpenChange);
  return (
    <Root
      {...defined({ ...rest, name, onToggle: handlers?.onToggle })}
      open={isOpen ?? defaultOpen}
      data-variant={variant}
      data-disabled={isDisabled ? '' : undefined}
      // The shopper may have opened it before scripts came.
      suppressHydrationWarning
    >
      <Summary {...(isDisabled ? { 'aria-disabled': true, tabIndex: -1 } : defined({ onClick: handlers?.onClick }))}>
        {icon}
        <Title as={headingLevel ? `h${headingLevel}` : 'span'}>{title}</Title>
        <ChevronDownIcon size={20} strokeWidth={1.5} aria-hidden="true" data-chevron="" />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}

function toggleHandlers(isOpen: boolean | undefined, onOpenChange: (isOpen: boolean) => void) {
  // Left to itself the browser says that it has opened or closed; it also does so when the caller has done it.
  const onToggle = ({ currentTarget, target }: ToggleEvent<HTMLDetailsElement>) => {
    if (target === currentTarget && currentTarget.open !== isOpen) onOpenChange(currentTarget.open);
  };
  if (isOpen === undefined) return { onToggle };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onOpenChange(!isOpen);
  };
  return { onToggle, onClick };
}
