import { useEffect } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { examples, type ComponentName } from './examples.js';

interface ExampleProps {
  name: ComponentName;
  /** Language and region of an `I18nProvider` around it. Default: no provider. */
  locale?: string | undefined;
  /** Called after it and its effects have mounted; never on the server. */
  onReady?: () => void;
}

/** The example of a component, the same on the server and in the browser. */
export function Example({ name, locale, onReady }: ExampleProps) {
  useEffect(() => onReady?.(), [onReady]);
  const example = examples[name];
  return locale ? <I18nProvider locale={locale}>{example}</I18nProvider> : example;
}
