import axe from 'axe-core';

/** The tags of axe's rules by their names. A tag such as 'wcag143' stands for a criterion. */
export const axeRules = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]));
