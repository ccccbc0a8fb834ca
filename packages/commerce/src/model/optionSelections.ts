/** A choice as platforms want it that number their options and values. */
export interface OptionSelection {
  optionId: number;
  optionValue: number;
}

/**
 * Choices as numbers; unset ones are skipped.
 * @throws TypeError where an option or its value is no number.
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
