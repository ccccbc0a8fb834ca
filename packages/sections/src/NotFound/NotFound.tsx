import { messages as english, type Messages } from '../messages.js';
import { PageMessage, type PageMessageProps } from '../PageMessage/PageMessage.js';

export interface NotFoundProps {
  /** What is missing, in a sentence. Default: there is nothing at this address. */
  text?: string;
  /** The way on. Default: to the start page. */
  link?: PageMessageProps['link'];
  /** Default: English. */
  messages?: Pick<Messages, 'pageNotFound' | 'pageNotFoundText' | 'backToStart'>;
}

/** In place of a page that is not there. */
export function NotFound({ text, link, messages = english }: NotFoundProps) {
  return (
    <PageMessage
      title={messages.pageNotFound}
      text={text ?? messages.pageNotFoundText}
      link={link ?? { href: { page: 'home' }, label: messages.backToStart }}
    />
  );
}
