'use client';
import { listingViewQuery, type ListingView } from '@vitrine/commerce';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useTransition,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { differs, showView } from './fields.js';
import { keepPlace } from './place.js';

/** The surroundings of a filter form, such as a drawer with the button that sends it. */
export const FormContext = createContext<{ id?: string; isLive: boolean; onSent?: () => void }>({ isLive: true });

export interface ListingFormProps {
  /** The path of the list. */
  path: string;
  /** The current order and filters, which the fields show. */
  view: ListingView;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form that opens a list in another order or with other filters, by its URL. Before scripts run, the browser sends it. After that, the
 * framework navigates as soon as something is chosen.
 */
export function ListingForm({ path, view, children, ...rest }: ListingFormProps) {
  const { navigate } = useShop();
  const { id, isLive, onSent } = use(FormContext);
  const form = useRef<HTMLFormElement>(null);
  const query = listingViewQuery(view);
  const shownQuery = useRef(query);
  const sentQuery = useRef('');
  const [isPending, startTransition] = useTransition();

  useLayoutEffect(() => {
    if (!form.current || shownQuery.current === query) return;
    showView(form.current, query, [shownQuery.current, sentQuery.current]);
    shownQuery.current = query;
  }, [query]);

  // The browser's change event: React fires its own with every letter of a price. A layout effect removes the listener before the form is
  // removed, because Chromium fires a change event then as well.
  useLayoutEffect(() => {
    const element = form.current;
    if (!isLive || !element) return;
    const send = () => element.requestSubmit();
    element.addEventListener('change', send);
    return () => element.removeEventListener('change', send);
  }, [isLive]);

  // Sends a choice that was made before scripts ran.
  const sendEarlyChoice = useEffectEvent(() => {
    if (isLive && form.current && differs(form.current, query)) form.current.requestSubmit();
  });
  useEffect(() => sendEarlyChoice(), [isLive]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepPlace({ staysOnForm: isLive });
    const wanted = queryOf(event.currentTarget);
    sentQuery.current = wanted;
    onSent?.();
    startTransition(() => navigate(wanted ? `${path}?${wanted}` : path, { scroll: false }));
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

/** Returns the query as the browser would write it, without empty fields. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return query.toString();
}
