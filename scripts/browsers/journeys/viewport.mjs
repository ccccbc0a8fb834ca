/** The page in every browser, in CSS px: a small laptop's. */
export const viewport = { width: 1280, height: 800 };
