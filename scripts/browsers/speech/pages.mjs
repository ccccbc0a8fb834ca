// Goes from page to page of the shop while Orca listens. Orca must say the heading of each page. The words around it depend on the timing,
// so there is no recording.

/** Presses a key, on this link if there is one. The result is a page with this heading. */
const moves = [
  { link: 'nav a[href="/account/orders"]', key: 'Return', heading: 'Orders' },
  { key: 'alt+Left', heading: 'Your account' },
  { key: 'alt+Right', heading: 'Orders' },
  { link: 'nav a[href="/account"]', key: 'Return', heading: 'Your account' },
  { link: 'footer a[href="/about"]', key: 'Return', heading: 'About us' },
  { key: 'alt+Left', heading: 'Your account' },
];

const focus = (page, selector) =>
  page.evaluate(`(document.querySelector('main ${selector}, ${selector}').focus(), true)`);

async function signIn(session, page) {
  await page.visit('/account/login');
  await page.isAt('Login');
  // In a new window of Firefox, the URL bar has the focus.
  await page.until('the focus in the page', async () => {
    await session.key('Tab');
    return page.evaluate('document.hasFocus() && document.activeElement !== document.body');
  });
  await focus(page, 'input[name=email]');
  await session.type('robin@example.com');
  await session.key('Tab');
  await session.type('northlane');
  await session.key('Return');
  await page.isAt('Your account');
  await session.heard();
}

/** Resolves to a line for each page that Orca did not announce. */
export async function goThroughPages(session, page) {
  await signIn(session, page);
  const silent = [];
  for (const { link, key, heading } of moves) {
    if (link) await focus(page, link);
    await session.heard();
    await session.key(key);
    await page.isAt(heading);
    await page.focusOn('heading', heading);
    const said = await session.heard({ until: heading });
    if (!said.some((line) => line.startsWith(`${heading} heading level 1`)))
      silent.push(`    ${link ?? key}: “${said.join(' ')}”, and not the heading ${heading}`);
  }
  return silent;
}
