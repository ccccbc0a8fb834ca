// Pages that a catalogue on a file server must show: each is opened by itself, in a browser without a network. Every journey checks that
// there are no external requests.
import { flavourNames } from '../../run/flavours.mjs';

/** Opens a whole page with the data of its platform's protocol. */
const productOn = (platform) => ({
  story: 'pages-product--default',
  globals: `platform:${platform}`,
  async walk(page) {
    await page.shows('heading', 'Lane One');
    await page.shows('button', 'All required options must be selected');
    await page.until('its first picture', () =>
      page.evaluate(
        "[...document.querySelectorAll('main img')].some(({ complete, naturalWidth }) => complete && naturalWidth > 0)",
      ),
    );
    if (!(await page.evaluate('navigator.serviceWorker.controller !== null')))
      throw new Error('The story was shown before msw answered for its shop.');
  },
});

export const offline = {
  'Offline: a page of documentation': {
    docs: 'actions-button--docs',
    async walk(page) {
      await page.shows('heading', 'Button');
      await page.shows('button', 'Add to Cart');
    },
  },
  ...Object.fromEntries(flavourNames.map((platform) => [`Offline: a product on ${platform}`, productOn(platform)])),
};
