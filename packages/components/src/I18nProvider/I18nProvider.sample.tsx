import { DatePicker, I18nProvider } from '@vitrine/components';
import { messages } from '@vitrine/components/messages/de';

/** Around the page: dates, numbers and all texts of components are in German. */
export const GermanPage = () => (
  <I18nProvider locale="de-DE" messages={messages}>
    <DatePicker label="Liefertag" />
  </I18nProvider>
);
