'use client';
import { createContext, startTransition, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

interface Page {
  content: ReactNode;
}

/** Passes the content of pages up to the layout that renders it. */
function createHandover() {
  let page: Page | undefined;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return {
    /** Resolves after the first content was given. */
    arrival,
    page: () => page,
    /** Takes the first content, while its page renders. */
    offer(content: ReactNode) {
      page ??= { content };
      arrive();
    },
    /** Takes new content. Returns undefined if it is the same as before. */
    replace(content: ReactNode) {
      if (page?.content === content) return undefined;
      return (page = { content });
    },
  };
}

type Handover = ReturnType<typeof createHandover>;

interface Shown {
  offer: Handover['offer'];
  show: (content: ReactNode) => void;
}

const ShownPage = createContext<Shown | undefined>(undefined);

/**
 * A layout around pages that differ in a part of their path. Next renders a new page for each path: after each choice,
 * its controls would be new elements, and screen readers would read them again. The layout stays, so it renders the
 * content, which the page gives it in a
 * `LastingContent`. React then changes only the parts that differ.
 */
export function LastingPage({ children }: { children: ReactNode }) {
  const [handover] = useState(createHandover);
  const [later, setLater] = useState<Page>();
  const shown = useMemo(
    (): Shown => ({
      offer: handover.offer,
      show(content) {
        const next = handover.replace(content);
        // The content may still be loading: the old one stays until then.
        if (next) startTransition(() => setLater(next));
      },
    }),
    [handover],
  );
  return (
    <ShownPage value={shown}>
      {children}
      <Content handover={handover} later={later} />
    </ShownPage>
  );
}

/** Renders after the page, whose first content it waits for. */
function Content({ handover, later }: { handover: Handover; later: Page | undefined }) {
  const page = later ?? handover.page();
  if (!page) use(handover.arrival);
  return page?.content;
}

/** The content of a page in a `LastingPage`. */
export function LastingContent({ children }: { children: ReactNode }) {
  const shown = use(ShownPage);
  if (!shown) throw new Error('LastingContent has no LastingPage around it. Add one to the layout above the page.');
  // On the server and while hydrating, the content must be part of this render. It is only given once.
  shown.offer(children);
  useLayoutEffect(() => shown.show(children), [shown, children]);
  return null;
}
