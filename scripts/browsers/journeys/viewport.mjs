/** The size of the page in every browser, in CSS px: a small laptop. */
export const viewport = { width: 1280, height: 800 };
