interface Field {
  name: string;
  type: string;
  isOptional: boolean;
  /** The doc comment in the source. Empty without one. */
  note: string;
}

export interface Entity {
  name: string;
  /** The entity that it extends. */
  base?: string;
  note: string;
  fields: Field[];
}

const noteOf = (comment = '') =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the interfaces of a source file in TypeScript. Each member must be on lines of its own, as Prettier writes them. */
export function entitiesOf(source: string): Entity[] {
  const interfaces = source.matchAll(
    /(\/\*\*(?:(?!\*\/).)*\*\/\n)?^export interface (\w+)(?: extends (?:Omit<)?(\w+)(?:, '\w+'>)?)? \{\n(.*?)^\}/gms,
  );
  return [...interfaces].map(([, comment, name = '', base, body = '']) => ({
    name,
    ...(base && { base }),
    note: noteOf(comment),
    fields: fieldsOf(body),
  }));
}

/** Members are indented by two spaces. Lines with more indentation belong to a member. */
function fieldsOf(body: string): Field[] {
  const members = body.matchAll(/((?:^ {2}\/\*\*(?:(?!\*\/).)*\*\/\n)?)^ {2}(\w+)(\??): (.*?);\n(?! {3}| {2}\})/gms);
  return [...members].map(([, comment, name = '', mark, type = '']) => ({
    name,
    type: type.replace(/\s+/g, ' '),
    isOptional: mark === '?',
    note: noteOf(comment),
  }));
}
