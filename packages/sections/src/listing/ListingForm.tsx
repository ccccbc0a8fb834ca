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
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { differs, showView } from './fields.js';
import { keepPlace } from './place.js';

/** The form in the surroundings that send it, such as a drawer that closes. */
export const FormRef = createContext<RefObject<HTMLFormElement | null> | undefined>(undefined);

export interface ListingFormProps extends RootProps<HTMLFormElement> {
  /** The path of the list. The form sends the parameters of its query as well. */
  path: string;
  /** The current order and filters, which the fields show. */
  view: ListingView;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A form that opens a list in another order or with other filters, by its URL. Before scripts run, the browser sends it. After that, the
 * framework navigates as soon as something is chosen.
 */
export function ListingForm({ path, view, children, ...attributes }: ListingFormProps) {
  const { navigate } = useShop();
  const own = useRef<HTMLFormElement>(null);
  const form = use(FormRef) ?? own;
  useSharedRef(attributes.ref, form);
  const [action = '', rest = ''] = path.split('?');
  const query = [rest, listingViewQuery(view)].filter(Boolean).join('&');
  const shownQuery = useRef(query);
  const sentQuery = useRef('');
  const [isPending, startTransition] = useTransition();

  useLayoutEffect(() => {
    if (!form.current || shownQuery.current === query) return;
    showView(form.current, query, [shownQuery.current, sentQuery.current]);
    shownQuery.current = query;
  }, [form, query]);

  // The browser's change event: React fires its own with every letter of a price. A layout effect removes the listener before the form is
  // removed, because Chromium fires a change event then as well.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const send = () => element.requestSubmit();
    element.addEventListener('change', send);
    return () => element.removeEventListener('change', send);
  }, [form]);

  // Sends a choice that was made before scripts ran.
  const sendEarlyChoice = useEffectEvent(() => {
    if (form.current && differs(form.current, query)) form.current.requestSubmit();
  });
  useEffect(() => sendEarlyChoice(), []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = queryOf(event.currentTarget);
    if (isSame(wanted, isPending ? sentQuery.current : query)) return;
    keepPlace({ staysOnForm: true });
    sentQuery.current = wanted;
    startTransition(() => navigate(wanted ? `${action}?${wanted}` : action, { scroll: false }));
  };

  return (
    <form
      {...attributes}
      {...(!attributes['aria-label'] && { role: 'none' })}
      ref={form}
      action={action}
      method="get"
      // A browser that restores the fields after a reload would otherwise apply the choices a second time.
      autoComplete="off"
      onSubmit={onSubmit}
      data-pending={isPending || undefined}
    >
      {[...new URLSearchParams(rest)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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

/** Returns whether two queries have the same values, in any order. */
const isSame = (one: string, other: string): boolean => sorted(one) === sorted(other);

const sorted = (query: string): string => [...new URLSearchParams(query)].map(String).sort().join('&');
