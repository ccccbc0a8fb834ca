import { whenIdle } from '@vitrine/components';

export interface Sleep<Part> {
  /** The part, once it was wanted and has come. */
  part: Promise<Part>;
  /** Loads the part when the browser is idle or something within the element is about to be used. Returns what ends that. */
  listen: (root: Element) => () => void;
  /** The part can be used: the button that was pressed last is pressed again. */
  end: () => void;
}

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/** The time in which a part of the page is HTML without a script. */
export function createSleep<Part>(load: () => Promise<Part>): Sleep<Part> {
  let resolve: (part: Part) => void;
  const part = new Promise<Part>((done) => (resolve = done));
  let pressed: HTMLElement | undefined;
  /** A pointer that went down on it before it could be heard has not been lifted. */
  let isPressing = false;
  let isAwake = false;
  let stop: (() => void) | undefined;

  const pressAgain = () => {
    const button = pressed;
    pressed = undefined;
    button?.click();
  };
  // Without its script the browser does what it can by itself: a form is sent.
  const wake = () => void load().then(resolve, pressAgain);

  return {
    part,
    listen(root) {
      const targetWithin = ({ target }: Event) =>
        target instanceof Element && root.contains(target) ? target : undefined;
      const onSign = (event: Event) => {
        const isDown = event.type === 'pointerdown';
        if (isAwake) {
          // Another press: its button hears all of it.
          if (isDown) stop?.();
        } else if (targetWithin(event)) {
          isPressing ||= isDown;
          wake();
        }
      };
      const onClick = (event: MouseEvent) => {
        const button = targetWithin(event)?.closest('button');
        // Presses of scripts are not held back, and so not those of this one.
        if (!button || !event.isTrusted) return;
        event.preventDefault();
        isPressing = false;
        pressed = button;
        if (!isAwake) return wake();
        stop?.();
        pressAgain();
      };
      // On the window: React stops, at the document, what it has no script for.
      for (const sign of signs) window.addEventListener(sign, onSign, true);
      window.addEventListener('click', onClick, true);
      const callOff = whenIdle(wake);
      stop = () => {
        for (const sign of signs) window.removeEventListener(sign, onSign, true);
        window.removeEventListener('click', onClick, true);
        callOff();
      };
      return stop;
    },
    end() {
      isAwake = true;
      // The end of a press whose beginning the button has not heard means nothing to it.
      if (!isPressing) stop?.();
      pressAgain();
    },
  };
}
