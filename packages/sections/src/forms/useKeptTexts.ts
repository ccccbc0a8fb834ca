import { useLayoutEffect, useRef, useState } from 'react';
import { keepTexts, keptTexts, type Texts } from '../state/forms/keptTexts.js';
import { useForgotten } from './useForgotten.js';

export interface KeptTextsOptions {
  /** The name of the form in this tab. */
  form: string;
  /** The names of its text fields. Never a password's or a code's. */
  fields: readonly string[];
  /** Whether the form was accepted, and its texts have done their duty. */
  isDone: boolean;
}

const controlsOf = (form: HTMLFormElement, fields: readonly string[]) =>
  fields
    .map((name) => form.elements.namedItem(name))
    .filter((control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement);

const textsOf = (form: HTMLFormElement, fields: readonly string[]): Texts =>
  Object.fromEntries(controlsOf(form, fields).map(({ name, value }) => [name, value]));

/** Keeps the texts of a form that is left before it is accepted, and shows them when the form is opened again in the same tab. */
export function useKeptTexts({ form: name, fields, isDone }: KeptTextsOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState<Texts>();
  const focused = useRef<string>(undefined);
  const fieldNames = fields.join(' ');
  const forgotten = useForgotten();
  const [known, setKnown] = useState(forgotten);
  if (isDone && kept) setKept(undefined);
  if (known !== forgotten) {
    setKnown(forgotten);
    setKept({});
  }

  useLayoutEffect(() => {
    const names = fieldNames.split(' ');
    const form = ref.current;
    if (isDone) {
      keepTexts(name, {});
      return;
    }
    if (!form) return;
    const keep = () => keepTexts(name, textsOf(form, names));
    // A browser may have filled the fields by now, or the shopper before the scripts came: these texts are newer.
    const stored = keptTexts(name);
    const empty = controlsOf(form, names).filter((control) => !control.value && stored[control.name]);
    if (empty.length > 0) {
      focused.current = names.find((field) => form.elements.namedItem(field) === document.activeElement);
      setKept({ ...stored, ...Object.fromEntries(Object.entries(textsOf(form, names)).filter(([, text]) => text)) });
    } else keep();
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [name, fieldNames, isDone, forgotten]);

  // The fields are other ones now.
  useLayoutEffect(() => {
    const control = focused.current === undefined ? null : ref.current?.elements.namedItem(focused.current);
    if (control instanceof HTMLElement) control.focus();
  }, [kept]);

  return {
    /** For the form. */
    ref,
    /** For an element around the fields: they are made again to show their texts. */
    key: `${kept ? 'kept' : 'new'} ${forgotten}`,
    /** The initial texts of the fields, if some were kept. None after they were forgotten. */
    kept,
  };
}
