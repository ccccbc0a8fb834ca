/** A choice, for platforms that number their options and values. */
export interface OptionSelection {
  optionId: number;
  optionValue: number;
}

/**
 * Converts choices to numbers. Skips unset ones.
 * @throws TypeError if an option or its value is not a number.
 */
export function optionSelections(
  choices: readonly { optionId: string; value?: string | undefined }[],
): OptionSelection[] {
  return choices.flatMap(({ optionId, value }) =>
    value ? [{ optionId: numberOf(optionId), optionValue: numberOf(value) }] : [],
  );
}

function numberOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new TypeError(`An option selection needs numbers, but got '${text}'.`);
  return Number(text);
}
