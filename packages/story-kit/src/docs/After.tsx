import { DocsContext } from '@storybook/addon-docs/blocks';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { use, useEffect, useState, type ReactNode } from 'react';
import { screenOf, type PreparedStory } from './Example.js';
import { pageShown } from './pageShown.js';

interface AfterProps {
  /** The story that comes first. */
  story: PreparedStory | undefined;
  children: ReactNode;
}

/** Parts of a page that wait for its first story, so that they do not delay it. A story in a screen of its own delays nothing. */
export function After({ story, children }: AfterProps) {
  const isInline = story && !screenOf(story);
  return useShown(isInline ? story.id : undefined) ? children : null;
}

/** Tells the shell around the page that it is there. A browser has laid it out after two frames: an early press is repeated at its place. */
export function TellShown() {
  const { channel } = use(DocsContext);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => channel.emit(pageShown));
    });
    return () => cancelAnimationFrame(frame);
  }, [channel]);
  return null;
}

interface Change {
  storyId: string;
  newPhase: string;
}

const shownIn = ['completing', 'completed', 'errored', 'aborted', 'finished'];

/** Returns whether a story of this page is shown or has failed. Without a story it is true. */
function useShown(id: string | undefined) {
  const { channel } = use(DocsContext);
  const [isShown, setShown] = useState(!id);
  useEffect(() => {
    if (isShown) return;
    const note = ({ storyId, newPhase }: Change) => storyId === id && shownIn.includes(newPhase) && setShown(true);
    channel.on(STORY_RENDER_PHASE_CHANGED, note);
    return () => channel.off(STORY_RENDER_PHASE_CHANGED, note);
  }, [channel, id, isShown]);
  return isShown;
}
