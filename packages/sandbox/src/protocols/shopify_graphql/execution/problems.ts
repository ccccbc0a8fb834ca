/** The platform's own errors for invalid documents and variables: messages, paths and details. */
import {
  coerceInputValue,
  getNamedType,
  GraphQLError,
  isEnumType,
  isNonNullType,
  isRequiredArgument,
  Kind,
  print,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type NameNode,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';

/** The position of a node in its document. */
interface Place {
  /** The path in the platform's notation: 'query Cart', 'cart', '... on Cart', 'lines', 'first'. */
  path: string[];
  /** The nodes from the document down to the node itself. */
  nodes: ASTNode[];
  /** The types on entering the node: this one and the next three. */
  parentType?: string | undefined;
  type?: string | undefined;
  parentInputType?: string | undefined;
  inputType?: string | undefined;
  requiredArguments: string[];
}

interface Description {
  message: string;
  extensions?: Record<string, unknown>;
  /** Set if the platform's path ends above or below the node. */
  path?: string[];
}

type Describe = (node: ASTNode, place: Place, others: readonly ASTNode[]) => Description | undefined;

const nameOf = (node: ASTNode | undefined): string => {
  const { name } = (node ?? {}) as { name?: NameNode };
  return name?.value ?? '';
};

function stepOf(node: ASTNode): string | undefined {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return [node.operation, node.name?.value].filter(Boolean).join(' ');
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value}`;
    case Kind.INLINE_FRAGMENT:
      return node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...';
    case Kind.FRAGMENT_SPREAD:
      return `... ${node.name.value}`;
    case Kind.FIELD:
      return (node.alias ?? node.name).value;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return node.name.value;
    default:
      return undefined;
  }
}

/** Returns the position of a node; undefined if it is not in the document. */
function placeOf(target: ASTNode, document: DocumentNode, schema: GraphQLSchema): Place | undefined {
  const info = new TypeInfo(schema);
  const nodes: ASTNode[] = [];
  let place: Place | undefined;
  const visitor = visitWithTypeInfo(info, {
    enter(node) {
      nodes.push(node);
      if (node !== target) return;
      const field = info.getFieldDef();
      const parentInput = info.getParentInputType();
      place = {
        path: nodes.flatMap((each) => stepOf(each) ?? []),
        nodes: [...nodes],
        parentType: info.getParentType()?.name,
        type: info.getType()?.toString(),
        parentInputType: parentInput ? getNamedType(parentInput).name : undefined,
        inputType: info.getInputType()?.toString(),
        requiredArguments: (field?.args ?? []).filter(isRequiredArgument).map(({ name }) => name),
      };
    },
    leave: () => void nodes.pop(),
  });
  visit(document, visitor);
  return place;
}

const operationOf = ({ nodes }: Place): string => {
  const operation = nodes.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return nameOf(nodes[1]);
  return operation.name?.value ?? `anonymous ${operation.operation}`;
};

/** Returns the argument or the input field of a value. */
const inputOf = ({ nodes }: Place): ASTNode | undefined =>
  nodes.findLast(({ kind }) => kind === Kind.ARGUMENT || kind === Kind.OBJECT_FIELD);

function invalidValue(node: ASTNode, place: Place): Description | undefined {
  // An unknown field of an input.
  if (node.kind === Kind.OBJECT_FIELD)
    return {
      message: `InputObject '${place.parentInputType}' doesn't accept argument '${node.name.value}'`,
      extensions: {
        code: 'argumentNotAccepted',
        name: place.parentInputType,
        typeName: 'InputObject',
        argumentName: node.name.value,
      },
    };
  const input = inputOf(place);
  if (!input) return undefined;
  const isArgument = input.kind === Kind.ARGUMENT;
  const owner = isArgument
    ? `Field '${nameOf(place.nodes.findLast(({ kind }) => kind === Kind.FIELD))}'`
    : `InputObject '${place.parentInputType}'`;
  return {
    message: `Argument '${nameOf(input)}' on ${owner} has an invalid value (${print(node)}). Expected type '${place.inputType}'.`,
    extensions: { typeName: isArgument ? 'Field' : 'InputObject', argumentName: nameOf(input) },
  };
}

/** Descriptions by the code of the problem. */
const descriptions: Record<string, Describe> = {
  undefinedField: (node, { parentType }) => ({
    message: `Field '${nameOf(node)}' doesn't exist on type '${parentType}'`,
    extensions: { typeName: parentType, fieldName: nameOf(node) },
  }),
  argumentNotAccepted: (node, { nodes }) => ({
    message: `Field '${nameOf(nodes.at(-2))}' doesn't accept argument '${nameOf(node)}'`,
    extensions: { name: nameOf(nodes.at(-2)), typeName: 'Field', argumentName: nameOf(node) },
  }),
  missingRequiredArguments(node, { requiredArguments }) {
    if (node.kind !== Kind.FIELD) return undefined;
    const given = (node.arguments ?? []).map(({ name }) => name.value);
    const missing = requiredArguments.filter((name) => !given.includes(name)).join(', ');
    return {
      message: `Field '${node.name.value}' is missing required arguments: ${missing}`,
      extensions: { className: 'Field', name: node.name.value, arguments: missing },
    };
  },
  selectionMismatch(node, { nodes, type, path }) {
    const field = node.kind === Kind.FIELD ? node : nodes.at(-2);
    const name = nameOf(field);
    const nodeName = `field '${name}'`;
    const message =
      node.kind === Kind.FIELD
        ? `Field must have selections (${nodeName} returns ${type?.replace(/[[\]!]/g, '')} but has no selections. Did you mean '${name} { ... }'?)`
        : `Selections can't be made on scalars (${nodeName} returns ${type?.replace(/[[\]!]/g, '')} but has selections)`;
    return { message, path, extensions: { nodeName, typeName: type?.replace(/[[\]!]/g, '') } };
  },
  variableNotUsed(node, place) {
    const name = node.kind === Kind.VARIABLE_DEFINITION ? node.variable.name.value : '';
    return {
      message: `Variable $${name} is declared by ${operationOf(place)} but not used`,
      extensions: { variableName: name },
    };
  },
  variableNotDefined: (node, place, others) => ({
    message: `Variable $${nameOf(node)} is used by ${others[0] ? operationOf({ ...place, nodes: [others[0]] }) : operationOf(place)} but not declared`,
    extensions: { variableName: nameOf(node) },
  }),
  undefinedType(node, { nodes }) {
    const isCondition = nodes.some(({ kind }) => kind === Kind.INLINE_FRAGMENT || kind === Kind.FRAGMENT_DEFINITION);
    const variable = nodes.find((each) => each.kind === Kind.VARIABLE_DEFINITION);
    return {
      message: isCondition
        ? `No such type ${nameOf(node)}, so it can't be a fragment condition`
        : `${nameOf(node)} isn't a defined input type (on $${nameOf(variable?.variable)})`,
      extensions: { typeName: nameOf(node) },
    };
  },
  useAndDefineFragment(node) {
    const isDefinition = node.kind === Kind.FRAGMENT_DEFINITION;
    const fragmentName = isDefinition ? node.name.value : node.kind === Kind.NAME ? node.value : '';
    return {
      message: `Fragment ${fragmentName} was ${isDefinition ? 'defined, but not used' : 'used, but not defined'}`,
      extensions: { fragmentName },
    };
  },
  cannotSpreadFragment(node, { parentType, type, path }) {
    const isInline = node.kind === Kind.INLINE_FRAGMENT;
    const fragment = isInline ? `Fragment on ${type}` : `Fragment ${nameOf(node)}`;
    return {
      message: `${fragment} can't be spread inside ${parentType}`,
      path: path.slice(0, -1),
      extensions: { typeName: type, fragmentName: isInline ? 'unknown' : nameOf(node), parentName: parentType },
    };
  },
  undefinedDirective: (node) => ({
    message: `Directive @${nameOf(node)} is not defined`,
    extensions: { directiveName: nameOf(node) },
  }),
  argumentLiteralsIncompatible: invalidValue,
  infiniteLoop: (node) => ({
    message: `Fragment ${nameOf(node)} contains an infinite loop`,
    extensions: { fragmentName: nameOf(node) },
  }),
};

/** Describes the type mismatch of a variable, with the argument that uses the variable. */
function mismatch(error: GraphQLError, document: DocumentNode, schema: GraphQLSchema): Description | undefined {
  const [definition, variable] = error.nodes ?? [];
  if (definition?.kind !== Kind.VARIABLE_DEFINITION || !variable) return undefined;
  const place = placeOf(variable, document, schema);
  const argument = place && inputOf(place);
  if (!argument) return undefined;
  const given = print(definition.type);
  const variableName = definition.variable.name.value;
  const errorMessage =
    given.replace(/!/g, '') === place.inputType?.replace(/!/g, '') ? 'Nullability mismatch' : 'Type mismatch';
  return {
    message: `${errorMessage} on variable $${variableName} and argument ${nameOf(argument)} (${given} / ${place.inputType})`,
    path: place.path,
    extensions: { variableName, typeName: given, argumentName: nameOf(argument), errorMessage },
  };
}

/** Returns a validation error in the platform's wording, with its code. */
export function validationError(
  error: GraphQLError,
  code: string,
  document: DocumentNode,
  schema: GraphQLSchema,
): GraphQLError {
  const [node, ...others] = error.nodes ?? [];
  const place = node && placeOf(node, document, schema);
  const described =
    code === 'variableMismatch'
      ? mismatch(error, document, schema)
      : place && descriptions[code]?.(node, place, others);
  const path = described?.path ?? place?.path;
  return new GraphQLError(described?.message ?? error.message, {
    nodes: error.nodes ?? null,
    ...(path && path.length > 0 && { path }),
    extensions: { code, ...described?.extensions },
  });
}

interface Problem {
  path: (string | number)[];
  explanation: string;
}

const notNull = 'Expected value to not be null';

/** Returns the problems within a value. */
function problemsOf(value: unknown, type: GraphQLInputType, schema: GraphQLSchema): Problem[] {
  if (value == null && isNonNullType(type)) return [{ path: [], explanation: notNull }];
  const problems: Problem[] = [];
  coerceInputValue(value, type, (path, invalid, { message }) => {
    const missing = /^Field "(\w+)" of required type/.exec(message);
    const unknown = /^Field "(\w+)" is not defined by type "(\w+)"/.exec(message);
    if (missing?.[1]) problems.push({ path: [...path, missing[1]], explanation: notNull });
    else if (unknown?.[1])
      problems.push({ path: [...path, unknown[1]], explanation: `Field is not defined on ${unknown[2]}` });
    else if (invalid === null) problems.push({ path: [...path], explanation: notNull });
    else problems.push({ path: [...path], explanation: explanationOf(invalid, message, schema) });
  });
  return problems;
}

function explanationOf(invalid: unknown, message: string, schema: GraphQLSchema): string {
  const [, name, other = name] = /in "(\w+)" enum|^Enum "(\w+)"/.exec(message) ?? [];
  const type = other && schema.getType(other);
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    return `Expected ${JSON.stringify(invalid)} to be one of: ${names.join(', ')}`;
  }
  const [, scalar] = /^(\w+) cannot represent/.exec(message) ?? [];
  return scalar ? `Could not coerce value ${JSON.stringify(invalid)} to ${scalar}` : message;
}

function variableError(
  definition: VariableDefinitionNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
): GraphQLError[] {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type as never) as GraphQLInputType | undefined;
  const value = variables[name];
  if (!type || (value === undefined && (definition.defaultValue || !isNonNullType(type)))) return [];
  const problems = problemsOf(value, type, schema);
  if (problems.length === 0) return [];
  const details = problems
    .filter(({ path }) => path.length > 0)
    .map(({ path, explanation }) => `${path.join('.')} (${explanation})`);
  const within = details.length > 0 ? ` for ${details.join(', ')}` : '';
  return [
    new GraphQLError(`Variable $${name} of type ${String(type)} was provided invalid value${within}`, {
      nodes: definition,
      extensions: { code: 'INVALID_VARIABLE', value: value ?? null, problems },
    }),
  ];
}

/** Returns the errors of variables that do not match their definitions. */
export const variableErrors = (
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
): GraphQLError[] => variableDefinitions.flatMap((definition) => variableError(definition, variables, schema));
