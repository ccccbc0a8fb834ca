import { find, nameOf, textFields, type Findings } from './dom.js';

interface Purpose {
  /** The `type` of a field for this value. */
  type?: string;
  /** The `name` of a field for this value, without its punctuation. */
  name: RegExp;
  /** The label of a field for this value, in English. */
  label: RegExp;
  /** The allowed values of `autocomplete`. */
  purposes: readonly string[];
}

/** The data about a person that shops ask for: WCAG 1.3.5. */
const aboutAPerson: Purpose[] = [
  { type: 'email', name: /^e?mail(address)?$/i, label: /^e-?mail( address)?$/i, purposes: ['email', 'username'] },
  {
    type: 'password',
    name: /password/i,
    label: /password$/i,
    purposes: ['current-password', 'new-password', 'one-time-code'],
  },
  { type: 'tel', name: /^(tele)?phone(number)?$/i, label: /^(tele)?phone( number)?$/i, purposes: ['tel'] },
  { name: /^(first|given)name$/i, label: /^(first|given) name$/i, purposes: ['given-name'] },
  { name: /^(last|family)name$/i, label: /^(last|family) name$/i, purposes: ['family-name'] },
  { name: /^(full|your)name$/i, label: /^(full |your )?name$/i, purposes: ['name'] },
  { name: /^(company|organi[sz]ation)$/i, label: /^(company|organi[sz]ation)$/i, purposes: ['organization'] },
  {
    name: /^(street|address1?)$/i,
    label: /^(street|address)( line 1)?$/i,
    purposes: ['address-line1', 'street-address'],
  },
  { name: /^address2$/i, label: /^address line 2$/i, purposes: ['address-line2'] },
  { name: /^(city|town)$/i, label: /^(city|town)$/i, purposes: ['address-level2'] },
  { name: /^(zip|post(al)?code)$/i, label: /^(zip|postal|post)( ?code)?$/i, purposes: ['postal-code'] },
  { name: /^countrycode$/i, label: /^country$/i, purposes: ['country', 'country-name'] },
];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field about the person who fills in the form has `autocomplete`, so the browser and a password manager can fill it in. */
export const autofill = (): Findings =>
  (find(textFields) as Field[]).flatMap((field) => {
    if (field.disabled) return [];
    const purpose = aboutAPerson.find((one) => isAbout(field, one));
    // The last words may be an addition: 'shipping email webauthn'.
    const said = field.autocomplete.split(/\s+/);
    if (!purpose || purpose.purposes.some((one) => said.includes(one))) return [];
    return [`autocomplete does not say ${purpose.purposes.join(' or ')}: ${nameOf(field)}`];
  });

const isAbout = (field: Field, { type, name, label }: Purpose) =>
  field.type === type || name.test(field.name.replace(/\W|_/g, '')) || label.test(labelOf(field));

/** Returns the label without its marks: 'Phone (optional)' is 'Phone'. */
const labelOf = (field: Field) =>
  (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '').replace(/\*|\(.*\)/g, '').trim();
