import type { Props, PropItem } from 'react-docgen-typescript';
import type { Prop } from '@vitrine/story-kit/reference';

/** How props are read from the compiler's types, for the docs pages and for `components.json`. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
  // Leaves out the fifty attributes that React declares for every element.
  propFilter: ({ parent }: PropItem) => !parent?.fileName.includes('node_modules'),
};

const inSingleQuotes = (type: string) => type.replaceAll('"', "'");

function typeOf({ type }: PropItem) {
  const values = type.value as { value: string }[] | undefined;
  return inSingleQuotes(values ? values.map(({ value }) => value).join(' | ') : type.name);
}

/** The compiler reports a default without quotes. */
function defaultOf({ defaultValue }: PropItem, type: string) {
  const value = (defaultValue as { value?: unknown } | null)?.value;
  if (value === undefined || value === null) return undefined;
  const text = String(value);
  return type === 'string' || type.includes(`'${text}'`) ? `'${text}'` : text;
}

/** Returns the props of a component in alphabetic order, with the required ones first. */
export const propsOf = (props: Props): Prop[] =>
  Object.values(props)
    .map((prop) => {
      const type = typeOf(prop);
      const value = defaultOf(prop, type);
      return {
        name: prop.name,
        type,
        isRequired: prop.required,
        ...(value !== undefined && { default: value }),
        description: prop.description.replace(/\s*@selector (\S+)/g, ' Selector: `$1`.').trim(),
      };
    })
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name, 'en'));
