import type { ReactNode } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { PageMessage, type PageMessageProps } from '../PageMessage/PageMessage.js';
import type { RootProps } from '../rootProps.js';

export interface NotFoundProps extends RootProps {
  /** A sentence that names the missing thing. Default: `pageNotFoundText` of `messages`. */
  text?: string;
  /** The link to continue. Default: to the start page. */
  link?: PageMessageProps['link'];
  /** A search field below the text, such as `SearchInput`. Default: none. */
  search?: ReactNode;
  /** Content below the message, such as `CollectionLinks`. Default: none. */
  children?: ReactNode;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** Shown in place of a page that does not exist. */
export function NotFound({ text, link, search, children, messages, ...root }: NotFoundProps) {
  const texts = withEnglish(messages);
  return (
    <PageMessage
      {...root}
      title={texts.pageNotFound}
      text={text ?? texts.pageNotFoundText}
      link={link ?? { href: { page: 'home' }, label: texts.backToStart }}
      search={search}
      below={children}
    />
  );
}
