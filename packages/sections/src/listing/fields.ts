/** The native fields of a form with the order or the filters of a list. They show the query of the list's URL. */

type Field = HTMLInputElement | HTMLSelectElement;

/** React sets the values of hidden fields. The thumbs of a slider have no names: they show other fields. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && element.type !== 'hidden' && element.name !== ''),
  );

const isCheckbox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

const isTicked = ({ name, value }: Field, query: URLSearchParams) => query.getAll(name).includes(value);

const shows = (field: Field, query: URLSearchParams) =>
  isCheckbox(field) ? field.checked === isTicked(field, query) : field.value === (query.get(field.name) ?? '');

/** Returns whether a field does not show the query, such as after a choice. Text counts after its field has lost the focus. */
export function differs(form: HTMLFormElement, query: string): boolean {
  const now = new URLSearchParams(query);
  return fieldsOf(form).some((field) => {
    const isBeingTyped = field === document.activeElement && field instanceof HTMLInputElement && !isCheckbox(field);
    return !isBeingTyped && !shows(field, now);
  });
}

/** Shows a query in the fields, except in fields that the shopper has changed, which show none of the `known` queries. */
export function showView(form: HTMLFormElement, query: string, known: readonly string[]) {
  const now = new URLSearchParams(query);
  const before = known.map((each) => new URLSearchParams(each));
  for (const field of fieldsOf(form)) {
    if (shows(field, now) || !before.some((each) => shows(field, each))) continue;
    if (isCheckbox(field)) field.checked = isTicked(field, now);
    else field.value = now.get(field.name) ?? '';
  }
}
