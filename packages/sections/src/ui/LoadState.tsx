'use client';
import { Button, Spinner, Text } from '@vitrine/components';
import { useShop } from '../shop/ShopProvider.js';
import { Wait } from './LoadState.styles.js';
import { WithScripts } from './scripting.styles.js';

/** Shown while data loads. Nothing loads without scripts. */
export const Loading = ({ label }: { label: string }) => (
  <WithScripts>
    <Wait role="status">
      <Spinner size="lg" label={label} />
    </Wait>
  </WithScripts>
);

/** Shown in place of data that failed to load: the reason, and a button that tries again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { messages } = useShop();
  return (
    <Wait>
      <Text role="alert">{text}</Text>
      <Button variant="outline" onPress={onRetry}>
        {messages.tryAgain}
      </Button>
    </Wait>
  );
}
