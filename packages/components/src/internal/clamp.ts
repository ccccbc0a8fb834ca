/** Returns the number between the bounds that is nearest to the value. */
export const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
