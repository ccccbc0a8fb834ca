/** The checks of a document before its execution, as on the platform. */
import {
  ExecutableDefinitionsRule,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  GraphQLError,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  LoneAnonymousOperationRule,
  MaxIntrospectionDepthRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  UniqueArgumentNamesRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { arrayTooLarge, pageLimit } from './limits.js';
import { validationError } from './problems.js';

const ArraySizeRule: ValidationRule = (context) => ({
  ListValue(node) {
    if (node.values.length > pageLimit) context.reportError(new GraphQLError(arrayTooLarge(node.values.length), node));
  },
});

/** The rules of GraphQL, each with the code under which the platform reports a breach. */
const rules: readonly (readonly [ValidationRule, string])[] = [
  [ExecutableDefinitionsRule, 'executableDefinition'],
  [UniqueOperationNamesRule, 'uniquelyNamedOperations'],
  [LoneAnonymousOperationRule, 'uniquelyNamedOperations'],
  [KnownTypeNamesRule, 'undefinedType'],
  [FragmentsOnCompositeTypesRule, 'fragmentOnNonCompositeType'],
  [VariablesAreInputTypesRule, 'variableRequiresValidType'],
  [ScalarLeafsRule, 'selectionMismatch'],
  [FieldsOnCorrectTypeRule, 'undefinedField'],
  [UniqueFragmentNamesRule, 'fragmentNotUnique'],
  [KnownFragmentNamesRule, 'useAndDefineFragment'],
  [NoUnusedFragmentsRule, 'useAndDefineFragment'],
  [PossibleFragmentSpreadsRule, 'cannotSpreadFragment'],
  [NoFragmentCyclesRule, 'infiniteLoop'],
  [UniqueVariableNamesRule, 'variableNotUnique'],
  [NoUndefinedVariablesRule, 'variableNotDefined'],
  [NoUnusedVariablesRule, 'variableNotUsed'],
  [KnownDirectivesRule, 'undefinedDirective'],
  [KnownArgumentNamesRule, 'argumentNotAccepted'],
  [UniqueArgumentNamesRule, 'argumentNotUnique'],
  [ValuesOfCorrectTypeRule, 'argumentLiteralsIncompatible'],
  [ProvidedRequiredArgumentsRule, 'missingRequiredArguments'],
  [VariablesInAllowedPositionRule, 'variableMismatch'],
  [OverlappingFieldsCanBeMergedRule, 'fieldConflict'],
  [UniqueInputFieldNamesRule, 'inputFieldNotUnique'],
  [MaxIntrospectionDepthRule, 'MAX_COMPLEXITY_EXCEEDED'],
  [ArraySizeRule, 'MAX_INPUT_SIZE_EXCEEDED'],
];

/** Returns the errors of a document; none if it is valid. */
export function validateDocument(document: DocumentNode, schema: GraphQLSchema): readonly GraphQLError[] {
  // The library does not report which rule failed, so each rule runs separately.
  const errors = rules.flatMap(([rule, code]) =>
    validate(schema, document, [rule]).map((error) => validationError(error, code, document, schema)),
  );
  // One message names all missing arguments of a field, so its repetitions are removed.
  const told = new Set<string>();
  return errors.filter(({ message, path }) => {
    const key = JSON.stringify([message, path]);
    return !told.has(key) && told.add(key);
  });
}
