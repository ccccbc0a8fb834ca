import { listingViewQuery, type ListingView, type ProductSort } from '@vitrine/commerce';
import { ChevronDownIcon } from '@vitrine/components/icons';
import { withEnglish, type Messages } from '../messages.js';
import type { RootProps } from '../rootProps.js';
import { Control, Form, Label, Select, Send } from './SortSelect.styles.js';

export interface SortSelectProps extends RootProps<HTMLFormElement> {
  /** The available orders, the default one first. With fewer than two, it renders nothing. */
  sorts: readonly ProductSort[];
  /** The current order and filters. The filters stay. */
  view: ListingView;
  /** The path of the list, which the form opens. */
  path: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** The order of a list: a native select in a form. Without scripts the browser sends the form; with scripts a choice takes effect at once. */
export function SortSelect({ sorts, view, path, messages: own, ...root }: SortSelectProps) {
  const messages = withEnglish(own);
  if (sorts.length < 2) return null;
  return (
    <Form {...root} path={path} view={view}>
      {filtersOf(view).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Label>
        <span>{messages.sortBy}</span>
        <Control>
          {/* The default order needs no parameter in the URL. */}
          <Select name="sort" defaultValue={view.sort ?? ''}>
            {sorts.map((sort, index) => (
              <option key={sort} value={index === 0 ? '' : sort}>
                {messages[`sort.${sort}`]}
              </option>
            ))}
          </Select>
          <ChevronDownIcon size={20} aria-hidden="true" />
        </Control>
      </Label>
      <Send type="submit">{messages.sort}</Send>
    </Form>
  );
}

/** Returns the names and values of the filters in the URL. */
const filtersOf = ({ filters = {} }: ListingView) => [...new URLSearchParams(listingViewQuery({ filters }))];
