/** Reports as self-contained HTML pages. */

/** Escapes a text for HTML content and attributes. */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a page. `title` and `body` are HTML; `styles` come after the common styles of all reports. */
export const htmlPage = (title, styles, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }${styles}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>
`;
