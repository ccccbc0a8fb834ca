interface Field {
  name: string;
  type: string;
  isOptional: boolean;
  /** What the source says of it; empty where it says nothing. */
  note: string;
}

export interface Entity {
  name: string;
  /** The entity whose fields it has too. */
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

/** The interfaces of a source file in TypeScript, each member on lines of its own, as Prettier writes them. */
export function entitiesOf(source: string): Entity[] {
  const interfaces = source.matchAll(
    /(\/\*\*(?:(?!\*\/).)*\*\/\n)?^export interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}/gms,
  );
  return [...interfaces].map(([, comment, name = '', base, body = '']) => ({
    name,
    ...(base && { base }),
    note: noteOf(comment),
    fields: fieldsOf(body),
  }));
}

/** Members begin two blanks from the left; what is further in belongs to a member. */
function fieldsOf(body: string): Field[] {
  const members = body.matchAll(/((?:^ {2}\/\*\*(?:(?!\*\/).)*\*\/\n)?)^ {2}(\w+)(\??): (.*?);\n(?! {3}| {2}\})/gms);
  return [...members].map(([, comment, name = '', mark, type = '']) => ({
    name,
    type: type.replace(/\s+/g, ' '),
    isOptional: mark === '?',
    note: noteOf(comment),
  }));
}
