// The HTML of the rehearsal's two pages.
import { html } from '../../packages/sandbox/dist/html.js';
import { pages } from './events.mjs';
import { filesPath } from './files.mjs';

const page = (title, script, body) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${filesPath}rehearsal.css" />
        <script type="module" src="${filesPath}${script}"></script>
      </head>
      ${body}
    </html>`.text;

/** The page around a shop's page: it watches the page and changes its looks. Alone, it shows that the page is rehearsed. */
export const framePage = ({ event, path, isAlone, links }) =>
  page(
    `Rehearsed: ${event.title}`,
    'frame.js',
    html`<body class="frame" data-shell="${links.shell}">
      ${
        isAlone &&
        html`<header class="status">
          <p><strong>Rehearsed: ${event.title}.</strong> Your own shop is unchanged.</p>
          <a data-to="compare" href="${links.compare(event.name, path)}">Beside the page as it is otherwise</a>
          <a data-to="end" href="${links.end(path)}">End the rehearsal</a>
        </header>`
      }
      <p class="starting">A shop starts for this…</p>
      <iframe
        title="${event.title}"
        src="${path}"
        data-text-size="${event.isLarge ? '200%' : ''}"
        data-brand="${event.brand ?? ''}"
        data-direction="${event.direction ?? ''}"
        ${event.hasScript === false && html`sandbox="allow-same-origin allow-forms"`}
      ></iframe>
    </body>`,
  );

/** The page with the choice of an event, the shop's page with it, and the same page without. */
export const comparePage = ({ event, events, path, sides, links }) =>
  page(
    `Rehearsal: ${event.title}`,
    'compare.js',
    html`<body class="compare">
      <header>
        <div class="choice">
          <h1>Rehearsal</h1>
          <form action="/">
            <label>Page <input name="page" list="pages" value="${path}" spellcheck="false" autocomplete="off" /></label>
            <datalist id="pages">
              ${Object.entries(pages).map(([title, value]) => html`<option value="${value}">${title}</option>`)}
            </datalist>
            <label
              >What happens
              <select name="event">
                ${Object.values(events).map(
                  ({ name, title }) =>
                    html`<option value="${name}" ${name === event.name && html`selected`}>${title}</option>`,
                )}
              </select></label
            >
            <button>Show</button>
          </form>
        </div>
        <div class="status">
          <p>
            <strong>Rehearsed: ${event.title}.</strong> It happens in a shop of its own: yours is unchanged.
            ${event.note}
          </p>
          <form method="post" action="/again">
            <input type="hidden" name="page" value="${path}" />
            <input type="hidden" name="event" value="${event.name}" />
            <button>Start over</button>
          </form>
          <a data-to="end" href="${links.end(path)}">End the rehearsal</a>
        </div>
      </header>
      <main>
        <div class="sides">
          ${sides.map(
            ({ name, title, origin }) =>
              html`<section aria-labelledby="${name}">
                <div>
                  <h2 id="${name}">${title}</h2>
                  <a data-to="${name}" href="${links.alone(origin, path)}">This page alone</a>
                </div>
                <iframe title="${title}" data-side="${name}" src="${links.alone(origin, path)}"></iframe>
              </section>`,
          )}
        </div>
        <div class="words" hidden>
          ${['more', 'fewer'].map(
            (kind) =>
              html`<section aria-labelledby="${kind}">
                <h2 id="${kind}">${kind === 'more' ? 'Words that come' : 'Words that go'}</h2>
                <ul data-words="${kind}"></ul>
                <p>None.</p>
              </section>`,
          )}
        </div>
      </main>
    </body>`,
  );
