import { withEnglish, type Messages } from '../messages.js';
import { PageMessage, type PageMessageProps } from '../PageMessage/PageMessage.js';

export interface NotFoundProps {
  /** What is missing, in a sentence. Default: there is nothing at this address. */
  text?: string;
  /** The way on. Default: to the start page. */
  link?: PageMessageProps['link'];
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** In place of a page that is not there. */
export function NotFound({ text, link, messages }: NotFoundProps) {
  const texts = withEnglish(messages);
  return (
    <PageMessage
      title={texts.pageNotFound}
      text={text ?? texts.pageNotFoundText}
      link={link ?? { href: { page: 'home' }, label: texts.backToStart }}
    />
  );
}
