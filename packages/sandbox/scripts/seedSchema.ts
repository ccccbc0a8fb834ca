/**
 * The JSON Schema of a seed file, made from the type `SeedData` and its comments.
 *
 *   npm run seed-schema --workspace=@vitrine/sandbox     writes seed.schema.json
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

type Schema = Record<string, unknown>;

export const schemaFile = fileURLToPath(new URL('../seed.schema.json', import.meta.url));
const source = fileURLToPath(new URL('../src/node/seed/data.ts', import.meta.url));

/** The text of seed.schema.json as it should be. */
export async function seedSchema(): Promise<string> {
  const program = ts.createProgram([source], {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const seed =
    file && checker.getExportsOfModule(checker.getSymbolAtLocation(file)!).find(({ name }) => name === 'SeedData');
  if (!seed) throw new Error(`${source} exports no SeedData.`);
  const definitions: Record<string, Schema> = {};
  const root = objectSchema(checker, checker.getDeclaredTypeOfSymbol(seed), definitions);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Seed of a Vitrine sandbox',
    ...root,
    definitions,
  };
  return format(JSON.stringify(schema), { ...(await resolveConfig(schemaFile)), filepath: schemaFile });
}

function schemaOf(checker: ts.TypeChecker, type: ts.Type, definitions: Record<string, Schema>): Schema {
  const { flags } = type;
  if (flags & ts.TypeFlags.String) return { type: 'string' };
  if (flags & ts.TypeFlags.Number) return { type: 'number' };
  if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (type.isStringLiteral()) return { const: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (type.isUnion()) return unionSchema(checker, type, definitions);
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { type: 'array', items: schemaOf(checker, item!, definitions) };
  }
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (index) return { type: 'object', additionalProperties: schemaOf(checker, index.type, definitions) };
  if (type.isIntersection()) return objectSchema(checker, type, definitions);
  if (!(flags & ts.TypeFlags.Object)) throw new Error(`A seed cannot hold ${checker.typeToString(type)}.`);
  const name = type.aliasSymbol ? undefined : type.getSymbol()?.name;
  // Types without a name are written in place.
  if (name === undefined || name.startsWith('__')) return objectSchema(checker, type, definitions);
  if (!(name in definitions)) {
    // A type that contains itself finds its name taken.
    definitions[name] = {};
    definitions[name] = objectSchema(checker, type, definitions);
  }
  return { $ref: `#/definitions/${name}` };
}

function unionSchema(checker: ts.TypeChecker, type: ts.UnionType, definitions: Record<string, Schema>): Schema {
  const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
  if (parts.every((part) => part.isStringLiteral())) return { enum: parts.map((part) => part.value).sort() };
  if (parts.every((part) => part.flags & ts.TypeFlags.BooleanLiteral)) return { type: 'boolean' };
  const [only, ...others] = parts.map((part) => schemaOf(checker, part, definitions));
  return others.length === 0 ? only! : { anyOf: [only, ...others] };
}

function objectSchema(checker: ts.TypeChecker, type: ts.Type, definitions: Record<string, Schema>): Schema {
  const properties = checker.getPropertiesOfType(type).map((property) => {
    const description = ts.displayPartsToString(property.getDocumentationComment(checker));
    const schema = schemaOf(checker, checker.getTypeOfSymbol(property), definitions);
    // Other keywords beside a reference are ignored.
    return [property.name, description && !('$ref' in schema) ? { description, ...schema } : schema] as const;
  });
  const required = checker
    .getPropertiesOfType(type)
    .filter((property) => !(property.flags & ts.SymbolFlags.Optional))
    .map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(schemaFile, await seedSchema());
