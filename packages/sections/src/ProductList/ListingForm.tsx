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

/** The surroundings of a filter form, such as a drawer with the button that sends it. */
export const FormContext = createContext<{ id?: string; isLive: boolean; onSent?: () => void }>({ isLive: true });

export interface ListingFormProps {
  /** The path of the list. */
  path: string;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form that opens a list in another order or with other filters, by its address. Before scripts run, the browser sends it. After that,
 * the framework navigates as soon as something is chosen.
 */
export function ListingForm({ path, children, ...rest }: ListingFormProps) {
  const { navigate } = useShop();
  const { id, isLive, onSent } = use(FormContext);
  const form = useRef<HTMLFormElement>(null);
  const sentHref = useRef<string>(undefined);
  const [isPending, startTransition] = useTransition();

  // The browser's change event: React fires its own with every letter of a price. A layout effect removes the listener before the form is
  // removed, because Chromium fires a change event then as well.
  useLayoutEffect(() => {
    const element = form.current;
    if (!isLive || !element) return;
    const send = () => element.requestSubmit();
    // A script restores a price that was half typed when the page changed. Browsers fire no change event for such a text.
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
      // A browser that restores the fields after a reload would otherwise apply the choices a second time.
      autoComplete="off"
      onSubmit={onSubmit}
      data-pending={isPending || undefined}
    >
      {children}
    </form>
  );
}

/** Returns whether a field differs from its initial value, such as after a choice before scripts ran. Text counts once its field loses the focus. */
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

/** Returns the address as the browser would write it, without empty fields. */
function hrefOf(path: string, form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
