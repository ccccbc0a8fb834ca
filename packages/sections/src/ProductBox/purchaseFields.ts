/** Name of the quantity field in the form that buys a product. */
export const quantityField = 'quantity';

/** Returns the name of an option's field in that form. A server reads the choices of a form sent before scripts run by these names. */
export const optionField = (optionId: string) => `option.${optionId}`;
