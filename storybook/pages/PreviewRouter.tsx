import { addons } from 'storybook/preview-api';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { linkEvent, placeOf, type Place } from '../.storybook/router.js';

interface PreviewRouterProps {
  /** Where the story begins. */
  start: Place;
  children: (place: Place) => ReactNode;
}

/** Follows the links of a story to the pages that the preview knows; others lead nowhere, as in every story. */
export function PreviewRouter({ start, children }: PreviewRouterProps) {
  const [place, setPlace] = useState(start);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (href: string) => {
      const next = placeOf(href);
      if (!next) return;
      // The link goes with its page: the next key belongs to the new one.
      page.current?.focus();
      setPlace(next);
    };
    channel.on(linkEvent, follow);
    return () => channel.off(linkEvent, follow);
  }, []);
  return (
    <div ref={page} tabIndex={-1} style={{ outline: 0 }}>
      {/* Another address is another page, which begins again. */}
      <Fragment key={JSON.stringify(place)}>{children(place)}</Fragment>
    </div>
  );
}
