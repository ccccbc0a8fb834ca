import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from './preview.js';

/**
 * Faults that the checks must find: a check without a finding here no longer works. These stories are in no menu of the
 * catalogue, and are no examples. `parameters.faults` lists the findings that must be reported. Any other finding fails
 * as in every story.
 */
const meta = preview.meta({
  title: 'Checks/Faults',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Hides a fault in the plain look, in which axe runs too: a story that fails there is not checked further. */
const onNarrowScreens = (
  <style>{'.fault { display: none } @media (max-width: 400px) { .fault { display: block } }'}</style>
);

export const Motion = meta.story({
  parameters: { faults: ['translate moves for 300 ms', 'scrollIntoView moves smoothly'] },
  render: () => <p style={{ transition: 'translate 300ms, opacity 300ms' }}>It moves</p>,
  play: async ({ canvas }) => {
    const text = canvas.getByText('It moves');
    // `!important`, like the theme's rule for reduced motion.
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
      {onNarrowScreens}
      <button className="fault" style={{ inlineSize: 44, blockSize: 44 }} />
    </>
  ),
});

export const AsksOutside = meta.story({
  parameters: { faults: ['outside: it asks for https://elsewhere.invalid/font.woff2'] },
  render: () => <p>It needs a network</p>,
  play: async () => {
    await expect(fetch('https://elsewhere.invalid/font.woff2')).rejects.toThrow();
  },
});

export const Layout = meta.story({
  parameters: {
    faults: [
      '96 px wider than the screen',
      'cut off by <div data-fault="low">',
      'cut off by <div data-fault="narrow">',
      'cut off by the side of the screen: <p data-fault="beside">',
      'cut off by the edge of the screen: <p data-fault="below">',
      '“one text” is on “another text”',
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
      'its edge has a contrast of 1.4: <input aria-label="Field"',
      'its edge has a contrast of 1.1: <input aria-label="Field"',
      'focused, it is partly under <div popover="manual"',
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

/*
 * Faults as they occur in practice, each in a story of its own.
 */

const button: CSSProperties = { minBlockSize: 44, minInlineSize: 44 };
const anotherButton = <button style={button}>Another</button>;
const lines = (count: number) => Array.from({ length: count }, (_, index) => <p key={index}>Line {index + 1}</p>);

/** A removed button takes the focus with it. */
function Removable() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && (
        <button style={button} onClick={() => setThere(false)}>
          Remove the lamp
        </button>
      )}
      {anotherButton}
    </>
  );
}

export const FocusLost = meta.story({
  parameters: { faults: ['the focus is lost: <button'] },
  render: () => <Removable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the lamp' }));
    await expect(canvas.queryByRole('button', { name: 'Remove the lamp' })).toBeNull();
  },
});

export const FocusLostOnTheWay = meta.story({
  parameters: { faults: ['the focus is lost: <button'] },
  render: () => <Removable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the lamp' }));
    // The key goes to the page. Later another element gets the focus.
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Another' }).focus();
  },
});

/** Returns the focus at once, and takes it again while it fades. */
function Fading() {
  const opener = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<'open' | 'leaving' | 'closed'>('closed');
  useEffect(() => {
    if (phase === 'open') close.current?.focus();
    if (phase !== 'leaving') return;
    const panel = close.current!.parentElement!;
    if (panel.getAnimations().length === 0) {
      setPhase('closed');
      return;
    }
    close.current!.focus();
    panel.ontransitionend = () => setPhase('closed');
  }, [phase]);
  return (
    <>
      <button ref={opener} style={button} onClick={() => setPhase('open')}>
        Open
      </button>
      {phase !== 'closed' && (
        <div
          role="dialog"
          aria-label="Bag"
          style={{ transition: 'opacity 200ms', opacity: phase === 'open' ? 1 : 0.01 }}
        >
          <button
            ref={close}
            style={button}
            onClick={() => {
              opener.current?.focus();
              setPhase('leaving');
            }}
          >
            Close
          </button>
        </div>
      )}
    </>
  );
}

export const FocusLostWithMotion = meta.story({
  tags: ['motion'],
  parameters: { faults: ['played with motion: the focus is lost: <button'] },
  render: () => <Fading />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const PlayFailsWithMotion = meta.story({
  tags: ['motion'],
  parameters: { faults: ['played with motion: '] },
  render: () => <p>Only without motion</p>,
  play: async () => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  },
});

export const RingOfTheGround = meta.story({
  parameters: { faults: ['the ring of the focus has a contrast of 1.0'] },
  render: () => (
    <div style={{ background: '#123', padding: 20 }}>
      <style>{'.fault:focus-visible { outline: 2px solid #123; outline-offset: 3px }'}</style>
      <button className="fault" style={button}>
        On a dark ground
      </button>
    </div>
  ),
});

export const RingCutOff = meta.story({
  parameters: { faults: ['the ring of the focus is cut off'] },
  render: () => (
    <div style={{ overflow: 'clip', inlineSize: 'fit-content' }}>
      <button style={button}>A tight box</button>
    </div>
  ),
});

export const RingOfTheFiftieth = meta.story({
  parameters: { faults: ['focus does not show: <button>'] },
  render: () => (
    <>
      {Array.from({ length: 50 }, (_, index) => (
        <button key={index} style={{ ...button, ...(index === 49 && { outline: 0 }) }}>
          {index + 1}
        </button>
      ))}
    </>
  ),
});

const bar: CSSProperties = { position: 'fixed', insetInline: 0, background: '#222', color: 'white', blockSize: 80 };

/** Links down to the lower edge of the screen, where `over` covers the focused one. */
const linksUnder = (over: ReactNode) => (
  <>
    {Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        <a href="#x" style={{ display: 'inline-block', minBlockSize: 24 }}>
          Link {index + 1}
        </a>
      </p>
    ))}
    <div style={{ blockSize: 200 }} />
    {over}
  </>
);

export const FocusUnderABar = meta.story({
  parameters: {
    faults: ['focused, it is under <div data-fault="bar">', 'focused, it is partly under <div data-fault="bar">'],
  },
  render: () =>
    linksUnder(
      <div data-fault="bar" style={{ ...bar, insetBlockEnd: 0 }}>
        Buy now
      </div>,
    ),
});

export const FocusUnderAToast = meta.story({
  parameters: {
    faults: ['focused, it is under <div role="status">', 'focused, it is partly under <div role="status">'],
  },
  render: () =>
    linksUnder(
      <div role="status" style={{ ...bar, insetInline: 8, insetBlockEnd: 8 }}>
        Added to your cart
      </div>,
    ),
});

export const FocusPartlyUnderABar = meta.story({
  parameters: { faults: ['focused, it is partly under <div data-fault="bar">'] },
  render: () => (
    <>
      <div data-fault="bar" style={{ ...bar, insetBlockStart: 0, blockSize: 30 }}>
        Free delivery
      </div>
      <button style={button}>Half of me</button>
    </>
  ),
});

export const DialogThatDoesNotScroll = meta.story({
  parameters: { faults: ['focused, it is beyond the screen: <button>'] },
  render: () => (
    <div
      role="dialog"
      aria-label="Delivery"
      style={{ position: 'fixed', insetInline: 0, insetBlockStart: 0, background: 'Canvas', color: 'CanvasText' }}
    >
      {lines(20)}
      <button style={button}>Confirm</button>
    </div>
  ),
});

export const TextBehindTheFooter = meta.story({
  parameters: { faults: ['stays under <div data-fault="bar">'] },
  render: () => (
    <div style={{ marginBlockEnd: -10 }}>
      {lines(30)}
      <p>Free returns</p>
      <div data-fault="bar" style={{ ...bar, insetBlockEnd: 0 }}>
        Buy now
      </div>
    </div>
  ),
});

export const TextCutWhenSpaced = meta.story({
  parameters: { faults: ['spacing true: cut off by <div data-fault="spaced">'] },
  render: () => (
    <div data-fault="spaced" style={{ inlineSize: '6rem', whiteSpace: 'nowrap', overflow: 'clip' }}>
      Add to cart
    </div>
  ),
});

export const TextOverlapsWhenSpaced = meta.story({
  parameters: { faults: ['spacing true: “Bicycle of the year” is on “€ 900”'] },
  render: () => (
    <div style={{ display: 'flex', whiteSpace: 'nowrap' }}>
      <span style={{ inlineSize: '9.5rem' }}>Bicycle of the year</span>
      <span>€ 900</span>
    </div>
  ),
});

export const TextCutAtTwiceTheSize = meta.story({
  parameters: { faults: ['text 2: cut off by <div data-fault="low">'] },
  render: () => (
    <div data-fault="low" style={{ blockSize: 30, overflow: 'hidden' }}>
      In stock
    </div>
  ),
});

export const FaintWhenHovered = meta.story({
  parameters: { faults: ['under the pointer its text has a contrast of 1.0: <button'] },
  render: () => (
    <>
      <style>{'.fault:hover { color: white; background: white }'}</style>
      <button className="fault" style={{ ...button, color: undefined }}>
        Buy
      </button>
    </>
  ),
});

export const ScriptedMotion = meta.story({
  parameters: { faults: ['translate moves for 300 ms'] },
  render: () => <p>It is moved</p>,
  play: async ({ canvas }) => {
    await canvas.getByText('It is moved').animate({ translate: ['0', '20px'] }, 300).finished;
  },
});

export const NameUnlikeItsLabel = meta.story({
  parameters: { faults: ['label-content-name-mismatch: <button'] },
  render: () => (
    <div className="fault">
      {onNarrowScreens}
      <button style={button} aria-label="Put into the bag">
        Add to cart
      </button>
    </div>
  ),
});

export const NameByPlaceholder = meta.story({
  parameters: { faults: ['only a placeholder names it: <input', 'its placeholder has a contrast of'] },
  render: () => <input placeholder="Your e-mail address" style={button} />,
});

export const FaintPlaceholder = meta.story({
  parameters: { faults: ['its placeholder has a contrast of'] },
  render: () => (
    <>
      <style>{'.fault::placeholder { color: #ccc }'}</style>
      <input aria-label="Search" placeholder="Bicycles" className="fault" style={{ ...button, background: 'white' }} />
    </>
  ),
});

export const FaintEdge = meta.story({
  parameters: { faults: ['its edge has a contrast of'] },
  render: () => (
    <input
      aria-label="Search"
      style={{ ...button, background: 'transparent', border: '1px solid light-dark(#ddd, #444)' }}
    />
  ),
});

export const ErrorUnsaid = meta.story({
  parameters: { faults: ['nothing says what is wrong with it: <input'] },
  render: () => (
    <>
      <input aria-label="Quantity" aria-invalid="true" style={button} />
      <p>At most 5</p>
    </>
  ),
});

export const DescribedByNothing = meta.story({
  parameters: { faults: ['aria-describedby names nothing'] },
  render: () => (
    <button style={button} aria-describedby="no-such-thing">
      Buy
    </button>
  ),
});

/** A screen reader does not announce a region that appears with its text. */
function BornSpoken() {
  const [isAdded, setAdded] = useState(false);
  return (
    <>
      <button style={button} onClick={() => setAdded(true)}>
        Add
      </button>
      {isAdded && <p role="status">Added to your cart</p>}
    </>
  );
}

export const BornSpeaking = meta.story({
  parameters: { faults: ['it was born with its text: <p role="status">'] },
  render: () => <BornSpoken />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

export const NotForTheKeyboard = meta.story({
  parameters: { faults: ['pressed, but not with the keyboard: <div'] },
  render: () => (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The fault.
    <div style={{ cursor: 'pointer' }} onClick={() => undefined}>
      Show all sizes
    </div>
  ),
});

export const OrderTurnedRound = meta.story({
  parameters: { faults: ['the keyboard goes another way than the eye: <div data-fault="order">'] },
  render: () => (
    <div data-fault="order" style={{ display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end' }}>
      <button style={button}>One</button>
      <button style={button}>Two</button>
    </div>
  ),
});

export const SwipesStopThePage = meta.story({
  parameters: { faults: ['a finger on it cannot scroll the page: <div data-fault="still">'] },
  render: () => (
    <div data-fault="still" style={{ touchAction: 'none', blockSize: 700 }}>
      A picture
    </div>
  ),
});

export const FocusableButHidden = meta.story({
  parameters: { faults: ['aria-hidden-focus: <div'] },
  render: () => (
    <div className="fault" aria-hidden="true">
      {onNarrowScreens}
      <button style={button}>Next picture</button>
    </div>
  ),
});

export const ScrollerWithoutKeyboard = meta.story({
  parameters: { faults: ['scrollable-region-focusable: <div'] },
  render: () => (
    <div className="fault" style={{ maxBlockSize: 100, overflow: 'auto' }}>
      {onNarrowScreens}
      {lines(9)}
    </div>
  ),
});

export const UnlikePictures = meta.story({
  parameters: { faults: ['named after its file: <img'] },
  render: () => (
    <img
      alt="IMG_2043.jpg"
      src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='40'%3E%3C/svg%3E"
    />
  ),
});

export const FaintEdgeInTheLight = meta.story({
  parameters: { faults: ['colors, plain: its edge has a contrast of', ': <input aria-label="Large"'] },
  render: () => (
    <>
      <style>{'.fault { border: 1px solid light-dark(#ddd, #999); background: transparent; color: inherit }'}</style>
      <input aria-label="Search" className="fault" style={button} />
      <input type="checkbox" aria-label="Large" className="fault" style={{ ...button, appearance: 'none' }} />
    </>
  ),
});

const inRed: CSSProperties = { color: 'var(--vt-color-sale)', display: 'flex', margin: 0 };
const warning = (
  <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" stroke="currentColor" aria-hidden="true">
    <path d="M10 2V18" />
  </svg>
);

export const InvalidUnmarked = meta.story({
  parameters: {
    faults: [
      'its field is not marked as invalid: <p id="too-many"',
      'its field is not marked as invalid: <span> “Choose a size”',
    ],
  },
  render: () => (
    <>
      <div>
        <input aria-label="Quantity" aria-describedby="too-many" style={button} />
        <p id="too-many" style={inRed}>
          At most 5
        </p>
      </div>
      <div>
        <input aria-label="Size" style={button} />
        <p style={inRed}>
          {warning}
          <span>Choose a size</span>
        </p>
      </div>
    </>
  ),
});

export const ErrorUnseen = meta.story({
  parameters: {
    faults: [
      'it explains an error, and nobody sees it: <p id="same',
      'nobody sees it: <p id="clipped',
      'nobody sees it: <p id="small',
      'its text has the colour of its background: <p id="same',
      'its text has not grown: <p id="small',
    ],
  },
  render: () => (
    <>
      <style>{`
        #same { color: light-dark(#faf8f4, #141714); background: light-dark(#faf8f4, #141714) }
        #clipped { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
        #small { font-size: 1px }
      `}</style>
      {['same', 'clipped', 'small'].map((id) => (
        <div key={id}>
          <input aria-label={id} aria-invalid="true" aria-describedby={id} style={button} />
          <p id={id}>At most 5</p>
        </div>
      ))}
    </>
  ),
});

/** Shows its result, and no region announces it. */
function Unspoken() {
  const [isAdded, setAdded] = useState(false);
  return (
    <>
      <button style={button} onClick={() => setAdded(true)}>
        Add
      </button>
      <p>{isAdded && 'Added to your cart'}</p>
    </>
  );
}

export const ResultUnspoken = meta.story({
  parameters: { faults: ['nothing announces it: <p> “Added to your cart”'] },
  render: () => <Unspoken />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('Added to your cart')).toBeVisible();
  },
});

/** Its attribute never changes. */
function Stuck({ isExpanded }: { isExpanded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button style={button} aria-expanded={isExpanded} onClick={() => setOpen(!isOpen)}>
        Delivery
      </button>
      {isOpen && <p>Within three days</p>}
    </>
  );
}

export const ExpandedStuck = meta.story({
  parameters: {
    faults: [
      'pressed, it stays collapsed: <button',
      'pressed, it stays expanded: <button',
      'it says that it is expanded, and nothing is open: <button',
      'it is open, and nothing is expanded: <ul id="sizes"',
    ],
  },
  render: () => (
    <>
      <Stuck isExpanded={false} />
      <Stuck isExpanded />
      <button style={button} aria-expanded="true" aria-controls="closed">
        Returns
      </button>
      <p id="closed" hidden>
        Within a month
      </p>
      <input
        aria-label="Size"
        role="combobox"
        aria-expanded="false"
        aria-controls="sizes"
        style={{ ...button, color: 'inherit' }}
      />
      {/* In a corner it covers no control, whatever fonts the machine has. */}
      <div popover="manual" ref={(element) => element?.showPopover()} style={{ inset: 'auto 0 0 auto', margin: 0 }}>
        <ul id="sizes" role="listbox" aria-label="Sizes">
          <li role="option" aria-selected="false" style={button}>
            Large
          </li>
        </ul>
      </div>
    </>
  ),
});

/** Shows a line while the pointer is over it, and not with the focus. */
function HoverByScript() {
  const [isOver, setOver] = useState(false);
  return (
    <div onMouseEnter={() => setOver(true)} onMouseLeave={() => setOver(false)}>
      {anotherButton}
      {isOver && <p>Only three are left</p>}
    </div>
  );
}

export const ShownByThePointerOnly = meta.story({
  parameters: {
    faults: [
      'only the pointer shows it: <p data-fault="style">',
      'focused, it cannot be seen: <button> “Quick view”',
      'only the pointer shows “Only three are left”',
    ],
  },
  render: () => (
    <>
      <style>{`
        [data-fault=style] { display: none }
        .fault:hover [data-fault=style] { display: block }
        .transparent { opacity: 0 }
        .fault:hover .transparent { opacity: 1 }
      `}</style>
      <div className="fault">
        {anotherButton}
        <p data-fault="style">In four colours</p>
      </div>
      <div className="fault">
        <button className="transparent" style={button}>
          Quick view
        </button>
      </div>
      <HoverByScript />
    </>
  ),
});

export const PurposeUnsaid = meta.story({
  parameters: {
    faults: [
      'autocomplete does not say email or username: <input',
      'autocomplete does not say current-password or new-password or one-time-code: <input',
      'autocomplete does not say postal-code: <input',
    ],
  },
  render: () => (
    <>
      <input aria-label="Where to write to" type="email" style={button} />
      <input aria-label="Password" type="password" autoComplete="off" style={button} />
      <label>
        Zip <input name="zip" style={button} />
      </label>
    </>
  ),
});

export const NameOfAnyPicture = meta.story({
  parameters: {
    faults: ['its name fits any picture: <img alt="image"', 'its name fits any picture: <img alt="Product photo 2"'],
  },
  render: () => (
    <>
      {['image', 'Product photo 2'].map((alt) => (
        <img
          key={alt}
          alt={alt}
          src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='40'%3E%3C/svg%3E"
        />
      ))}
    </>
  ),
});

export const TabTrapped = meta.story({
  parameters: {
    faults: ['Tab does not leave it: <input aria-label="Code"'],
  },
  render: () => (
    <>
      <input aria-label="Code" style={button} onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()} />
      {anotherButton}
    </>
  ),
});

export const FocusTakenBack = meta.story({
  parameters: { faults: ['Tab does not leave it: <input aria-label="Note"'] },
  render: () => (
    <>
      <input aria-label="Note" style={button} onBlur={({ target }) => target.focus()} />
      {anotherButton}
    </>
  ),
});

export const PasteRefused = meta.story({
  parameters: { faults: ['nothing can be pasted into it: <input'] },
  render: () => (
    <input
      type="password"
      aria-label="Password"
      autoComplete="new-password"
      style={button}
      onPaste={(event) => event.preventDefault()}
    />
  ),
});

export const SmoothByStyle = meta.story({
  parameters: { faults: ['it scrolls smoothly: <div data-fault="smooth"', 'scrollTo moves smoothly: the page'] },
  render: () => (
    <div
      data-fault="smooth"
      style={{ blockSize: 60, overflow: 'hidden', scrollBehavior: 'smooth' }}
      ref={(element) => element?.style.setProperty('scroll-behavior', 'smooth', 'important')}
    >
      It scrolls
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It scrolls')).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  },
});

export const SkipToNowhere = meta.story({
  parameters: { faults: ['it leads to nowhere: <a href="#no-such-place"'] },
  render: () => (
    <>
      <style>
        {
          '.fault:not(:focus) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }'
        }
      </style>
      <a className="fault" href="#no-such-place">
        Skip to content
      </a>
      <main>Content</main>
    </>
  ),
});

export const FocusLostBeforeAClick = meta.story({
  parameters: { faults: ['the focus is lost: <button'] },
  render: () => <Removable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the lamp' }));
    // The minimum time that a person takes.
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
  },
});
