import { addons } from 'storybook/preview-api';
import { useEffect, useState, type ReactNode } from 'react';
import { linkEvent, placeOf, type Place } from '../.storybook/router.js';

interface PreviewRouterProps {
  /** Where the story begins. */
  start: Place;
  children: (place: Place) => ReactNode;
}

/** Follows the links of a story to the pages that the preview knows; others lead nowhere, as in every story. */
export function PreviewRouter({ start, children }: PreviewRouterProps) {
  const [place, setPlace] = useState(start);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (href: string) => {
      const next = placeOf(href);
      if (next) setPlace(next);
    };
    channel.on(linkEvent, follow);
    return () => channel.off(linkEvent, follow);
  }, []);
  // Another address is another page, which begins anew.
  return <div key={JSON.stringify(place)}>{children(place)}</div>;
}
