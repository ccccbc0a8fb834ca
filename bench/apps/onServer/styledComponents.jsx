import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** With its styles, as a server sends them. */
export function renderOnServer(element) {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    return sheet.getStyleTags() + html;
  } finally {
    sheet.seal();
  }
}
