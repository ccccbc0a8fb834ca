import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { messages } from '../messages/de.js';
import { Price } from '../Price/Price.js';
import { ProgressBar } from '../ProgressBar/ProgressBar.js';
import { VStack } from '../VStack/VStack.js';
import { I18nProvider } from './I18nProvider.js';

const meta = preview.meta({
  title: 'Setup/I18nProvider',
  component: I18nProvider,
  args: {
    locale: 'de-DE',
    messages,
    children: (
      <VStack>
        <Price price={{ amount: '1299.50', currencyCode: 'EUR' }} />
        <ProgressBar label="Versand" value={40} />
        <Button isLoading>In den Warenkorb</Button>
      </VStack>
    ),
  },
  argTypes: { children: { control: false }, messages: { control: false } },
});

/** Numbers and the components' own texts are German. */
export const German = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.299,50 €')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40\u00a0%');
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen');
  },
});
