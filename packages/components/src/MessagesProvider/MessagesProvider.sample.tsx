import { DropZone, MessagesProvider } from '@vitrine/components';
import { messages } from '@vitrine/components/messages/de';

/** Around the page: the texts of all components in it are in German. */
export const GermanPage = () => (
  <MessagesProvider messages={messages}>
    <DropZone label="Fotos" />
  </MessagesProvider>
);
