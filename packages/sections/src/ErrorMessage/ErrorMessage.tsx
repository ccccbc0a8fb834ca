'use client';
import { Button } from '@vitrine/components';
import type { ReactNode } from 'react';
import { PageMessage } from '../PageMessage/PageMessage.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';

export interface ErrorMessageProps extends RootProps {
  /** Default: 'This page could not be shown'. */
  title?: string;
  /** Default: something went wrong on our side. */
  text?: string;
  /** Called by the button 'Try again'; while the browser is offline, after the connection is back. Without it, there is no such button. */
  onRetry?: () => void;
  /** A search field below the text, such as `SearchInput`. Default: none. */
  search?: ReactNode;
  /** Content below the message, such as `CollectionLinks`. Default: none. */
  children?: ReactNode;
}

/** Replaces a page that failed: what happened, and how to go on. */
export function ErrorMessage({ title, text, onRetry, search, children, ...root }: ErrorMessageProps) {
  const { messages, connection } = useShop();
  return (
    <PageMessage
      {...root}
      title={title ?? messages.errorTitle}
      text={text ?? messages.errorText}
      link={{ href: { page: 'home' }, label: messages.backToStart }}
      search={search}
      below={children}
    >
      {onRetry && <Button onPress={() => connection.whenOnline(onRetry)}>{messages.tryAgain}</Button>}
    </PageMessage>
  );
}
