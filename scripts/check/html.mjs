/** Reports as pages of HTML that need nothing else. */

/** Text as it is written between tags and in attributes. */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `title` and `body` are HTML; `styles` stand below what all reports have. */
export const htmlPage = (title, styles, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }${styles}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>
`;
