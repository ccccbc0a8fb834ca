// Watches the shop's page in the frame: applies the event's looks, and reports its path and its text to the page around.
const { shell } = document.body.dataset;
const frame = document.querySelector('iframe');
const { textSize, brand, direction } = frame.dataset;
let changes;

/** The frame's document; undefined for a page of another origin, such as the platform's checkout, and before the first page. */
function shown() {
  const page = frame.contentDocument;
  return page && page.URL !== 'about:blank' ? page : undefined;
}

function look({ documentElement: root }) {
  if (textSize) root.style.fontSize = textSize;
  if (brand) root.dataset.brand = brand;
  if (direction) root.dir = direction;
}

let asked;
/** Reports several changes at once. Browsers run no animation frames in a frame below the screen. */
function report() {
  asked ??= setTimeout(() => {
    asked = undefined;
    const page = shown();
    const path = page && page.location.pathname + page.location.search;
    if (path) lead(path);
    if (parent !== window) parent.postMessage({ path, text: page?.body?.innerText ?? '' }, shell);
  }, 50);
}

/** Lets the links above the page lead to the same page. */
function lead(path) {
  for (const link of document.querySelectorAll('[data-to]')) {
    const url = new URL(link.href);
    if (link.dataset.to === 'compare') url.searchParams.set('page', path);
    link.href = link.dataset.to === 'compare' ? url : new URL(path, url.origin);
  }
}

function watch() {
  const page = shown();
  document.querySelector('.starting').hidden = true;
  changes?.disconnect();
  if (page) {
    look(page);
    changes = new MutationObserver(report);
    changes.observe(page, { childList: true, subtree: true, characterData: true, attributes: true });
  }
  report();
}

addEventListener('message', ({ origin, data }) => {
  if (origin !== shell) return;
  const page = shown();
  if (page && page.location.pathname + page.location.search === data.path) return;
  // A foreign page's location can be written, but not read.
  frame.contentWindow.location.replace(new URL(data.path, location.origin));
});

frame.addEventListener('load', watch);
if (shown()?.readyState === 'complete') watch();
