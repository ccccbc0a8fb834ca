export interface Sleep<Part> {
  /** Resolves to the part when it has loaded. */
  part: Promise<Part>;
  /** Loads the part at the first sign of use of the element. Returns a function that stops listening. */
  listen: (root: Element) => () => void;
  /** Loads the part now. */
  wake: () => void;
  /** Reports that the part is hydrated. Presses the button again that was pressed last. */
  end: () => void;
}

// A pointer over the page says little. A touch or the focus anywhere says that the page is in use, often just before the part is.
const signsWithin = ['pointerover'] as const;
const signsAnywhere = ['pointerdown', 'focusin'] as const;
const signs = [...signsWithin, ...signsAnywhere];
const isWithinOnly = (type: string) => (signsWithin as readonly string[]).includes(type);

/** Handles events for a part of the page while it is HTML without a script. */
export function createSleep<Part>(load: () => Promise<Part>): Sleep<Part> {
  let resolve: (part: Part) => void;
  const part = new Promise<Part>((done) => (resolve = done));
  let pressed: HTMLElement | undefined;
  /** Whether a pointer is down that went down before the part was hydrated. */
  let isPressing = false;
  let isAwake = false;
  let stop: (() => void) | undefined;

  const pressAgain = () => {
    const button = pressed;
    if (!button) return;
    pressed = undefined;
    button.ariaBusy = null;
    button.click();
  };
  // If the script fails to load, a repeated press has the browser's own effect: it sends the form.
  const wake = () => void load().then(resolve, pressAgain);

  return {
    part,
    wake,
    listen(root) {
      const targetWithin = ({ target }: Event) =>
        target instanceof Element && root.contains(target) ? target : undefined;
      const onSign = (event: Event) => {
        const isDown = event.type === 'pointerdown';
        if (isAwake) {
          // A new press: its button receives all of its events.
          if (isDown) stop?.();
        } else {
          const isWithin = targetWithin(event) !== undefined;
          if (isWithin) isPressing ||= isDown;
          if (isWithin || !isWithinOnly(event.type)) wake();
        }
      };
      const onClick = (event: MouseEvent) => {
        const button = targetWithin(event)?.closest('button');
        // Clicks from scripts pass, including the ones from `pressAgain`.
        if (!button || !event.isTrusted) return;
        event.preventDefault();
        isPressing = false;
        pressed = button;
        if (!isAwake) {
          // Shows that the press counts. The part's own button takes its place.
          button.ariaBusy = 'true';
          return wake();
        }
        stop?.();
        pressAgain();
      };
      // On the window: React stops events at the document if their target is not hydrated.
      for (const sign of signs) window.addEventListener(sign, onSign, true);
      window.addEventListener('click', onClick, true);
      stop = () => {
        for (const sign of signs) window.removeEventListener(sign, onSign, true);
        window.removeEventListener('click', onClick, true);
      };
      return stop;
    },
    end() {
      isAwake = true;
      // While a pointer is down, the listeners stay: the button did not receive the beginning of that press, and ignores its end.
      if (!isPressing) stop?.();
      pressAgain();
    },
  };
}
