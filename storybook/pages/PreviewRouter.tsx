import { addons } from 'storybook/preview-api';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { linkEvent, placeOf, type Place } from '@vitrine/story-kit/router';

interface PreviewRouterProps {
  /** The first place of the story. */
  start: Place;
  children: (place: Place) => ReactNode;
}

/** Follows the links of a story to pages that the preview knows. Other links do not navigate, as in every story. */
export function PreviewRouter({ start, children }: PreviewRouterProps) {
  const [place, setPlace] = useState(start);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (href: string) => {
      const next = placeOf(href);
      if (!next) return;
      // The link disappears with its page. The focus moves to the new page, so it receives the next key.
      page.current?.focus();
      setPlace(next);
    };
    channel.on(linkEvent, follow);
    return () => channel.off(linkEvent, follow);
  }, []);
  return (
    <div ref={page} tabIndex={-1} style={{ outline: 0 }}>
      {/* The key makes each address a new page, which begins again. */}
      <Fragment key={JSON.stringify(place)}>{children(place)}</Fragment>
    </div>
  );
}
