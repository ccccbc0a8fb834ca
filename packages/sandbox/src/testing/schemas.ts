import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

type Input = GraphQLArgument | GraphQLInputField;

/** Lists the places where `ours` has something that `theirs` does not, or lacks something that `theirs` requires. */
export function differences(ours: GraphQLSchema, theirs: GraphQLSchema): string[] {
  const types = Object.values(ours.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const directives = ours.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  return [
    ...types.flatMap((type) => typeDifferences(type, theirs.getType(type.name))),
    ...directives.flatMap((directive) => {
      const other = theirs.getDirective(directive.name);
      if (!other) return [`@${directive.name} is not there`];
      const places = directive.locations.filter((place) => !other.locations.includes(place));
      return [
        ...places.map((place) => `@${directive.name} is not allowed on ${place}`),
        ...inputDifferences(`@${directive.name}`, directive.args, other.args, isRequiredArgument),
      ];
    }),
  ];
}

function typeDifferences(type: GraphQLNamedType, other: GraphQLNamedType | undefined): string[] {
  const { name } = type;
  if (!other || other.constructor !== type.constructor) return [`${name} is not there, or of another kind`];
  if (isEnumType(type) && isEnumType(other))
    return type
      .getValues()
      .flatMap((value) => (other.getValue(value.name) ? [] : [`${name}.${value.name} is not there`]));
  if (isUnionType(type) && isUnionType(other)) {
    const members = other.getTypes().map((member) => member.name);
    return type
      .getTypes()
      .flatMap((member) => (members.includes(member.name) ? [] : [`${name} has no ${member.name}`]));
  }
  if (isInputObjectType(type) && isInputObjectType(other))
    return inputDifferences(name, Object.values(type.getFields()), Object.values(other.getFields()), (field) =>
      isRequiredInputField(field as GraphQLInputField),
    );
  if ((isObjectType(type) && isObjectType(other)) || (isInterfaceType(type) && isInterfaceType(other))) {
    const interfaces = other.getInterfaces().map((parent) => parent.name);
    return [
      ...type
        .getInterfaces()
        .flatMap((parent) => (interfaces.includes(parent.name) ? [] : [`${name} is no ${parent.name}`])),
      ...Object.values(type.getFields()).flatMap((field) => {
        const match = other.getFields()[field.name];
        const path = `${name}.${field.name}`;
        if (!match) return [`${path} is not there`];
        if (String(match.type) !== String(field.type)) return [`${path} is ${match.type}, not ${field.type}`];
        if (match.deprecationReason && !field.deprecationReason) return [`${path} is deprecated`];
        return inputDifferences(path, field.args, match.args, isRequiredArgument);
      }),
    ];
  }
  return [];
}

function inputDifferences(
  path: string,
  ours: readonly Input[],
  theirs: readonly Input[],
  isRequired: (input: GraphQLArgument) => boolean,
): string[] {
  const missing = theirs.filter(
    (input) => isRequired(input as GraphQLArgument) && !ours.some(({ name }) => name === input.name),
  );
  return [
    ...missing.map(({ name }) => `${path}(${name}) is required, and we lack it`),
    ...ours.flatMap((input) => {
      const match = theirs.find(({ name }) => name === input.name);
      if (!match) return [`${path}(${input.name}) is not there`];
      if (String(match.type) !== String(input.type))
        return [`${path}(${input.name}) is ${match.type}, not ${input.type}`];
      if (JSON.stringify(match.defaultValue) !== JSON.stringify(input.defaultValue))
        return [`${path}(${input.name}) has another default`];
      return [];
    }),
  ];
}
