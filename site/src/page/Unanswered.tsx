import { Text } from '@vitrine/components';
import { messages } from '@vitrine/sections';

/** Tells a shopper without scripts that the platform has not answered. With scripts, the browser asks again and shows the failure. */
export const Unanswered = () => (
  <noscript>
    <Text>{messages['failure.http']}</Text>
  </noscript>
);
