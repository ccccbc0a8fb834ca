'use client';
import { Button, Text } from '@vitrine/components';
import { useEffect, useRef, type FocusEvent } from 'react';
import type { Consent } from '../state/analytics/consent.js';
import { useConsent } from '../shop/useConsent.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Choices, Root, Row } from './ConsentBar.styles.js';
import { useRootMark } from '../ui/useRootMark.js';
import { useClearOfFocus } from './useClearOfFocus.js';

export type ConsentBarProps = RootProps;

/** Asks whether the shop may count views of its pages, until the shopper chooses. The page stays usable. */
export function ConsentBar({ ref, ...root }: ConsentBarProps) {
  const { messages, paths } = useShop();
  const { isAsked, choice, decide } = useConsent();
  const bar = useRef<HTMLElement>(null);
  useSharedRef(ref, bar);
  const before = useRef<HTMLElement>(null);
  const isAside = useClearOfFocus(bar, isAsked);
  useRootMark('data-has-consent-bar', isAsked);
  // The focus moves to the bar only for a shopper who wants to change the choice.
  const isWanted = isAsked && choice !== undefined;
  useEffect(() => {
    if (isWanted) bar.current?.focus();
  }, [isWanted]);
  if (!isAsked) return null;

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const choose = (consent: Consent) => {
    const hadFocus = bar.current?.contains(document.activeElement);
    decide(consent);
    if (hadFocus) before.current?.focus();
  };
  return (
    <Root
      {...root}
      ref={bar}
      tabIndex={-1}
      aria-label={messages.consent}
      data-end-bar=""
      data-aside={isAside || undefined}
      onFocus={onFocus}
    >
      <Row>
        <Text size="sm">
          {messages.consentText}
          {paths?.privacy && (
            <>
              {' '}
              <ShopLink variant="none" href={paths.privacy}>
                {messages.privacyPolicy}
              </ShopLink>
            </>
          )}
        </Text>
        <Choices>
          <Button variant="outline" size="sm" onPress={() => choose('denied')}>
            {messages.consentDecline}
          </Button>
          <Button variant="outline" size="sm" onPress={() => choose('granted')}>
            {messages.consentAllow}
          </Button>
        </Choices>
      </Row>
    </Root>
  );
}
