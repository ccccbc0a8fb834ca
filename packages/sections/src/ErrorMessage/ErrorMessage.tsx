'use client';
import { Button } from '@vitrine/components';
import { PageMessage } from '../PageMessage/PageMessage.js';
import { useShop } from '../shop/ShopProvider.js';

export interface ErrorMessageProps {
  /** Default: 'This page could not be shown'. */
  title?: string;
  /** Default: something went wrong on our side. */
  text?: string;
  /** Tries again; without it there is no such button. */
  onRetry?: () => void;
}

/** In place of a page that could not be made: what happened, and the ways on. */
export function ErrorMessage({ title, text, onRetry }: ErrorMessageProps) {
  const { messages } = useShop();
  return (
    <PageMessage
      title={title ?? messages.errorTitle}
      text={text ?? messages.errorText}
      link={{ href: { page: 'home' }, label: messages.backToStart }}
    >
      {onRetry && <Button onPress={onRetry}>{messages.tryAgain}</Button>}
    </PageMessage>
  );
}
