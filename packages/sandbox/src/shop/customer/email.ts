/** Whether a text can be an e-mail address: something, an @, and a domain with a dot. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
