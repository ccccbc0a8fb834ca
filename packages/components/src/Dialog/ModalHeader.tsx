import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.js';
import { IconButton } from '../IconButton/IconButton.js';
import { XIcon } from '../icons/icons.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Header } from '../internal/modal.styles.js';
import type { ModalPart } from '../internal/ModalContext.js';

/** Props that the headers of a drawer and of a dialog share. */
export interface ModalHeaderProps extends Omit<DomProps<HTMLDivElement>, 'title'> {
  /** The heading, which names the drawer or dialog for screen readers. */
  title: ReactNode;
  /** Level of the heading. Default: 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Name of the close button. Default: `'Close'`. */
  closeLabel?: string;
}

interface OwnProps extends ModalHeaderProps {
  part: ModalPart;
  /** Default: `true`. */
  hasCloseButton?: boolean;
}

/** The heading that names a drawer or a dialog, and its close button. It stays while the body scrolls. */
export function ModalHeader({ part, title, headingLevel = 2, hasCloseButton = true, closeLabel, ...rest }: OwnProps) {
  const messages = useMessages();
  return (
    <Header {...defined(rest)}>
      <Heading {...part.titleProps} level={headingLevel} size="lg">
        {title}
      </Heading>
      {hasCloseButton && (
        <IconButton
          aria-label={closeLabel ?? messages.close}
          icon={<XIcon size={20} strokeWidth={1.5} aria-hidden="true" />}
          onPress={part.close}
        />
      )}
    </Header>
  );
}
