import type { MouseEvent, ReactNode, Ref, ToggleEvent } from 'react';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Content, Root, Summary, Title } from './Disclosure.styles.js';

export interface DisclosureProps extends Omit<DomProps, 'title'> {
  /** The text of the title, which opens it. It is also its name. */
  title: ReactNode;
  /** Makes the title a heading of this level, so that a screen reader finds it among the headings. Default: no heading. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * `'divided'` between hairlines; `'plain'` without. Default: `'divided'`.
   * @selector [data-variant]
   */
  variant?: 'divided' | 'plain';
  /** Whether it is open (controlled). */
  isExpanded?: boolean;
  /** Whether it is open initially (uncontrolled). Default: `false`. */
  defaultExpanded?: boolean;
  /** Called with the requested state after a press, Enter or Space, or after the browser's search in the page opened it. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Disclosures with the same name close each other. */
  name?: string;
  /** Whether it ignores presses and the keyboard skips it. Default: `false`. */
  isDisabled?: boolean;
  /** An icon before the title. */
  icon?: ReactNode;
  /** The hidden content. It renders on the server; search engines and the browser's search in the page find it. */
  children: ReactNode;
}

/** A title that shows and hides the content below it. It is a native `<details>` and works without scripts. */
export function Disclosure({
  title,
  headingLevel,
  variant = 'divided',
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  name,
  isDisabled,
  icon,
  children,
  ref,
  ...rest
}: DisclosureProps) {
  const isShown = isExpanded ?? defaultExpanded;
  const chevron = <ChevronDownIcon size={20} strokeWidth={1.5} aria-hidden="true" data-chevron="" />;
  const heading = headingLevel ? (`h${headingLevel}` as const) : 'span';

  if (isDisabled) {
    return (
      // A `<details>` cannot stay closed: clicks by assistive technology and the browser's search in the page open it.
      <Root
        as="div"
        {...defined({ ...rest, 'data-open': isShown ? '' : undefined })}
        {...(ref && { ref: ref as Ref<HTMLDivElement> })}
        data-variant={variant}
        data-disabled=""
      >
        <Summary as="div">
          {icon}
          <Title as={heading}>
            <span role="button" aria-disabled="true" aria-expanded={isShown}>
              {title}
            </span>
          </Title>
          {chevron}
        </Summary>
        <Content hidden={!isShown}>{children}</Content>
      </Root>
    );
  }

  // Handlers only if the caller needs them: server components cannot have any.
  const handlers = onExpandedChange && toggleHandlers(isExpanded, onExpandedChange);
  return (
    <Root
      {...defined({ ...rest, name, onToggle: handlers?.onToggle })}
      {...(ref && { ref: ref as Ref<HTMLDetailsElement> })}
      open={isShown}
      data-variant={variant}
      // The shopper may have opened it before scripts loaded.
      suppressHydrationWarning
    >
      <Summary
        {...defined({ onClick: handlers?.onClick, ref: onExpandedChange && earlyToggle(isShown, onExpandedChange) })}
      >
        {icon}
        <Title as={heading}>{title}</Title>
        {chevron}
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}

const mounted = new WeakSet<HTMLElement>();

/** Reports once what the shopper did before scripts loaded. A hook would make a client component of every disclosure. */
const earlyToggle =
  (isShown: boolean, onExpandedChange: (isExpanded: boolean) => void) => (summary: HTMLElement | null) => {
    if (!summary || mounted.has(summary)) return;
    mounted.add(summary);
    const { open } = summary.parentElement as HTMLDetailsElement;
    if (open !== isShown) onExpandedChange(open);
  };

function toggleHandlers(isExpanded: boolean | undefined, onExpandedChange: (isExpanded: boolean) => void) {
  // The browser fires `toggle` after any change, even after a change by the caller.
  const onToggle = ({ currentTarget, target }: ToggleEvent<HTMLDetailsElement>) => {
    if (target === currentTarget && currentTarget.open !== isExpanded) onExpandedChange(currentTarget.open);
  };
  if (isExpanded === undefined) return { onToggle };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onExpandedChange(!isExpanded);
  };
  return { onToggle, onClick };
}
