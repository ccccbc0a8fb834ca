/** Checks values against TypeScript types, including the types in a package's own declarations. */
import ts from 'typescript';

export interface Checked {
  /**
   * Returns the problems of a call's value, compared with its promised type. The call belongs to the exported object `calls` of a module.
   */
  problems(module: string, call: string, value: unknown): string[];
}

/** @throws Error with the compiler's message if a module does not compile */
export function checkModules(configFile: string): Checked {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, configFile.replace(/[^/\\]*$/, ''));
  const program = ts.createProgram(fileNames, options);
  const diagnostics = ts.getPreEmitDiagnostics(program);
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: ts.sys.getCurrentDirectory,
        getNewLine: () => '\n',
      }),
    );
  const checker = program.getTypeChecker();

  return {
    problems(module, call, value) {
      const file = program.getSourceFile(module);
      const symbol = file && checker.getSymbolAtLocation(file);
      const calls = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === 'calls');
      const property = calls && checker.getTypeOfSymbol(calls).getProperty(call);
      const signature = property && checker.getTypeOfSymbol(property).getCallSignatures()[0];
      const promised = signature && checker.getAwaitedType(signature.getReturnType());
      if (!promised) return [`${module} has no call "${call}"`];
      return conforms(program, checker, promised, value, '', new Set());
    },
  };
}

function conforms(
  program: ts.Program,
  checker: ts.TypeChecker,
  type: ts.Type,
  value: unknown,
  path: string,
  seen: Set<unknown>,
): string[] {
  const again = (part: ts.Type, of: unknown, at: string) => conforms(program, checker, part, of, at, seen);
  const wrong = () => [`${path || 'the answer'}: ${shown(value)} is no ${checker.typeToString(type)}`];
  const { flags } = type;

  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
  if (type.isUnion()) {
    const tries = type.types.map((part) => again(part, value, path));
    if (tries.some((problems) => problems.length === 0)) return [];
    // Reports the problems of the most similar object type.
    const [nearest = []] = tries.filter((problems) =>
      problems.some((text) => !text.startsWith(`${path || 'the answer'}:`)),
    );
    return nearest.length > 0 ? nearest : wrong();
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value ? [] : wrong();
  if (flags & ts.TypeFlags.BooleanLiteral) return String(value) === checker.typeToString(type) ? [] : wrong();
  for (const [flag, kind] of primitives) if (flags & flag) return typeof value === kind ? [] : wrong();
  if (flags & ts.TypeFlags.Null) return value === null ? [] : wrong();
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return value === undefined ? [] : wrong();
  if (flags & ts.TypeFlags.Never) return wrong();

  if (type.getCallSignatures().length > 0) return typeof value === 'function' ? [] : wrong();
  if (typeof value !== 'object' || value === null) return wrong();
  if (seen.has(value)) return [];
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    if (!Array.isArray(value)) return wrong();
    const parts = checker.getTypeArguments(type as ts.TypeReference);
    return value.flatMap((item, index) =>
      again(parts[checker.isArrayType(type) ? 0 : index] ?? checker.getAnyType(), item, `${path}[${index}]`),
    );
  }
  const instance = instanceOf(program, type);
  if (instance) return value.constructor.name === instance ? [] : wrong();

  const properties = checker.getPropertiesOfType(type);
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  const others = index ? Object.keys(value).filter((key) => !properties.some(({ name }) => name === key)) : [];
  return [
    ...properties.flatMap((property) => {
      const at = `${path}.${property.name}`;
      const part = (value as Record<string, unknown>)[property.name];
      if (part === undefined && property.flags & ts.SymbolFlags.Optional) return [];
      return again(checker.getTypeOfSymbol(property), part, at);
    }),
    ...others.flatMap((key) => again(index!.type, (value as Record<string, unknown>)[key], `${path}.${key}`)),
  ];
}

const primitives: [ts.TypeFlags, string][] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.BigIntLike, 'bigint'],
  [ts.TypeFlags.ESSymbolLike, 'symbol'],
];

/** Returns the class name of a built-in type of the language or the platform: Date, Headers. */
function instanceOf(program: ts.Program, type: ts.Type): string | undefined {
  const symbol = type.getSymbol();
  const isBuiltIn = symbol?.declarations?.some(
    (declaration) =>
      ts.isInterfaceDeclaration(declaration) && program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
  return isBuiltIn ? symbol?.name : undefined;
}

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{${Object.keys(value).join(', ')}}`
    : (JSON.stringify(value) ?? 'undefined');
