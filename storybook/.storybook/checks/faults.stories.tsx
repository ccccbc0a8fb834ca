import { expect } from 'storybook/test';
import preview from '../preview.js';

/**
 * What the checks must find: a check that finds nothing here has stopped working. They stand in no menu of the catalogue, and are
 * no examples. `parameters.faults` has what must be reported; anything else fails as it does in every story.
 */
const meta = preview.meta({ title: 'Checks/Faults', tags: ['!dev', '!autodocs'] });

export const Motion = meta.story({
  parameters: { faults: ['translate moves for 300 ms', 'scrollIntoView moves smoothly'] },
  render: () => <p style={{ transition: 'translate 300ms, opacity 300ms' }}>It moves</p>,
  play: async ({ canvas }) => {
    const text = canvas.getByText('It moves');
    // As `!important` as what the theme says for reduced motion.
    text.style.setProperty('transition-duration', '300ms', 'important');
    const moves = new Promise((resolve) => text.addEventListener('transitionrun', resolve, { once: true }));
    await expect(text).toBeVisible();
    text.style.translate = '10px';
    text.style.opacity = '0.99';
    await moves;
    text.scrollIntoView({ behavior: 'smooth' });
  },
});

export const Contrast = meta.story({
  parameters: { faults: ['contrast, scheme dark: color-contrast', 'brand halyard, scheme dark: color-contrast'] },
  render: () => <p style={{ color: 'light-dark(#000, #444)' }}>Too dark in the dark</p>,
});

export const Accessibility = meta.story({
  parameters: {
    faults: ['accessibility, width 320, finger true, direction rtl, brand halyard, scheme dark: button-name'],
  },
  render: () => (
    <>
      <style>{'.fault { display: none } @media (max-width: 400px) { .fault { display: block } }'}</style>
      <button className="fault" style={{ inlineSize: 44, blockSize: 44 }} />
    </>
  ),
});

export const Layout = meta.story({
  parameters: {
    faults: [
      '96 px wider than the screen',
      'cut off by <div data-fault="low">',
      'cut off by <div data-fault="narrow">',
      'cut off by the side of the screen: <p data-fault="beside">',
      'cut off by the edge of the screen: <p data-fault="below">',
      '“one text” lies on “another text”',
      'its number is cut off',
    ],
  },
  render: () => (
    <>
      <style>{`
        [data-fault=wide] { inline-size: 400px; block-size: 1px }
        [data-fault=low] { block-size: 1.5rem; overflow: clip }
        [data-fault=narrow] { inline-size: 4rem; overflow-x: clip; white-space: nowrap }
        [data-fault=beside] { :dir(rtl)& { position: relative; left: 60px } }
        [data-fault=below] { position: fixed; inset-block-end: -0.75rem; margin: 0 }
        [data-fault=both] { display: grid; & > * { grid-area: 1 / 1 } }
      `}</style>
      <div data-fault="wide" />
      <div data-fault="low">Text of more lines than its box has room for, on a narrow screen</div>
      <div data-fault="narrow">Text of one line that is longer</div>
      <p data-fault="beside">beside the screen</p>
      <p data-fault="below">below the screen</p>
      <div data-fault="both">
        <span>one text</span>
        <span>another text</span>
      </div>
      <input
        aria-label="Number"
        inputMode="numeric"
        defaultValue="1234567890"
        style={{ inlineSize: '3rem', minBlockSize: 44 }}
      />
    </>
  ),
});

export const TextSize = meta.story({
  parameters: { faults: ['its text has not grown: <p>', 'its icon has not grown: <div>'] },
  render: () => (
    <>
      <p style={{ fontSize: '14px' }}>As large as ever</p>
      <div>
        <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true">
          <path d="M2 2 14 14" />
        </svg>
      </div>
    </>
  ),
});

export const Targets = meta.story({
  parameters: { faults: ['20×20 px is too small, with no room around it', '100×40 px, of 44 for a finger'] },
  render: () => (
    <>
      <style>{'@media (pointer: coarse) { .fault { block-size: 40px } }'}</style>
      {['One', 'Two'].map((name) => (
        <button key={name} aria-label={name} style={{ inlineSize: 20, blockSize: 20, padding: 0 }}>
          +
        </button>
      ))}
      <p>
        <button data-variant="primary" className="fault" style={{ inlineSize: 100, minBlockSize: 40 }}>
          Buy
        </button>
      </p>
    </>
  ),
});

export const ForcedColors = meta.story({
  parameters: {
    faults: [
      'a field without an edge: <input aria-label="Field"',
      'nothing of it can be seen: <button aria-label="Menu"',
      'a panel without an edge: <div popover="manual"',
      'chosen, it looks like <button role="tab" aria-selected="false"',
      'an icon with a contrast of 1.2',
      'text with a contrast of 1.0',
    ],
  },
  render: () => (
    <>
      <style>{`
        [data-fault=none] { border: 0; background: light-dark(#eee, #333) }
        [data-fault=chosen] { border: 1px solid; font: inherit; &[aria-selected=true] { background: light-dark(#ddd, #444) } }
        [data-fault=picture] { border: 0; inline-size: 44px; block-size: 44px; background: linear-gradient(#888, #888) }
        @media (forced-colors: active) { [data-fault=own] { forced-color-adjust: none; color: white; background: white } }
      `}</style>
      <input aria-label="Field" data-fault="none" style={{ blockSize: 44 }} />
      <button aria-label="Menu" data-fault="picture" />
      <div popover="manual" data-fault="none" ref={(element) => element?.showPopover()}>
        A panel
      </div>
      <div role="tablist">
        <button role="tab" aria-selected="true" data-fault="chosen" style={{ minBlockSize: 44 }}>
          First
        </button>
        <button role="tab" aria-selected="false" data-fault="chosen" style={{ minBlockSize: 44 }}>
          Second
        </button>
      </div>
      <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <path d="M2 2 18 18" stroke="#e8e8e8" />
      </svg>
      <p data-fault="own">Nobody reads this</p>
    </>
  ),
});

export const Focus = meta.story({
  parameters: {
    faults: ['focus, plain: focus does not show: <button>', 'focus, forcedColors true: focus does not show: <button>'],
  },
  render: () => (
    <button style={{ outline: 0, minBlockSize: 44 }} className="fault">
      Focus me
    </button>
  ),
});
