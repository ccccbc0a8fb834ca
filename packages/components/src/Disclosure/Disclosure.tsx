import type { MouseEvent, ReactNode, Ref, ToggleEvent } from 'react';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Content, Root, Summary, Title } from './Disclosure.styles.js';

export interface DisclosureProps extends Omit<DomProps, 'title'> {
  /** What is pressed to open it, and its name. */
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
  /** Called with the state asked for: by a press, Enter, Space, or the browser's search in the page, which opens it. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Disclosures with the same name close each other. */
  name?: string;
  /** Can be neither opened, closed nor reached with the keyboard. Default: `false`. */
  isDisabled?: boolean;
  /** Stands before the title. */
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
      // The browser has no `<details>` that stays shut: a click by assistive technology opens it, and so does search in the page.
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

  // Handlers only where they are asked for: server components cannot have any.
  const handlers = onExpandedChange && toggleHandlers(isExpanded, onExpandedChange);
  return (
    <Root
      {...defined({ ...rest, name, onToggle: handlers?.onToggle })}
      {...(ref && { ref: ref as Ref<HTMLDetailsElement> })}
      open={isShown}
      data-variant={variant}
      // The shopper may have opened it before scripts came.
      suppressHydrationWarning
    >
      <Summary {...defined({ onClick: handlers?.onClick })}>
        {icon}
        <Title as={heading}>{title}</Title>
        {chevron}
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}

function toggleHandlers(isExpanded: boolean | undefined, onExpandedChange: (isExpanded: boolean) => void) {
  // Left to itself the browser says that it has opened or closed; it also does so when the caller has done it.
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
