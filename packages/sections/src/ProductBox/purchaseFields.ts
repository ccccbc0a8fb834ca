/** Name of the number of pieces in the form that buys a product. */
export const quantityField = 'quantity';

/** Name of an option's field in that form: what is sent before scripts run is read by it. */
export const optionField = (optionId: string) => `option.${optionId}`;
