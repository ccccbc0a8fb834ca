'use client';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useTransition,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { keepPlace } from './place.js';

/** What stands around a form of filters, such as a drawer with the button that sends it. */
export const FormContext = createContext<{ id?: string; isLive: boolean; onSent?: () => void }>({ isLive: true });

export interface ListingFormProps {
  /** The path of the list. */
  path: string;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Asks for a list in another order or with other filters, by its address: sent by the browser before scripts run, and by the
 * framework after that, as soon as something is chosen.
 */
export function ListingForm({ path, children, ...rest }: ListingFormProps) {
  const { navigate } = useShop();
  const { id, isLive, onSent } = use(FormContext);
  const form = useRef<HTMLFormElement>(null);
  const sentHref = useRef<string>(undefined);
  const [isPending, startTransition] = useTransition();

  // The browser's own event: React's comes with every letter of a price. Gone before the form goes: Chromium tells of a change then, too.
  useLayoutEffect(() => {
    const element = form.current;
    if (!isLive || !element) return;
    const send = () => element.requestSubmit();
    // A price that was half written when the page came was put back by script, and browsers tell nothing of its change.
    const onLeave = () => {
      const isNew = isChanged(element) && hrefOf(path, element) !== sentHref.current;
      if (isNew && element.checkValidity()) send();
    };
    element.addEventListener('change', send);
    element.addEventListener('focusout', onLeave);
    return () => {
      element.removeEventListener('change', send);
      element.removeEventListener('focusout', onLeave);
    };
  }, [isLive, path]);

  useEffect(() => {
    if (isLive && form.current && isChanged(form.current)) form.current.requestSubmit();
  }, [isLive]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepPlace(isLive ? event.currentTarget : undefined);
    const href = hrefOf(path, event.currentTarget);
    sentHref.current = href;
    onSent?.();
    startTransition(() => navigate(href, { scroll: false }));
  };

  return (
    <form
      {...rest}
      {...(!rest['aria-label'] && { role: 'none' })}
      ref={form}
      {...(id && { id })}
      action={path}
      method="get"
      // A browser that puts back what was chosen when the page is loaded again would choose it a second time.
      autoComplete="off"
      onSubmit={onSubmit}
      data-pending={isPending || undefined}
    >
      {children}
    </form>
  );
}

/** Whether something was chosen before scripts ran. Text is chosen once it is left. */
const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some(({ selected, defaultSelected }) => defaultSelected && !selected);
    if (!(control instanceof HTMLInputElement)) return false;
    return (
      control.checked !== control.defaultChecked ||
      (control.value !== control.defaultValue && control !== document.activeElement)
    );
  });

/** As the browser would write it, without empty fields. */
function hrefOf(path: string, form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
