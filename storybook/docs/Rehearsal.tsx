import './rehearsal.css';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { NativeSelect } from '@vitrine/components';
import { linesOnlyIn } from '@vitrine/story-kit/lines-only-in';
import { StoryFrame } from '@vitrine/story-kit/story-frame';
import { useGlobals } from '@vitrine/story-kit/use-globals';
import { use, useCallback, useEffect, useState } from 'react';
import { events, pages, readChoice, settingsOf, writeChoice, type RehearsalChoice } from './rehearsalView.js';

const items = (titles: Readonly<Record<string, { title: string }>>) =>
  Object.entries(titles).map(([value, { title }]) => ({ value, label: title }));

/** The choice is one of the toolbar's settings, so the URL of the catalogue holds it. */
function useChoice(): [RehearsalChoice, (choice: RehearsalChoice) => void] {
  const { channel } = use(DocsContext);
  const choice = readChoice(useGlobals().rehearsal);
  return [choice, (next) => channel.emit(UPDATE_GLOBALS, { globals: { rehearsal: writeChoice(next) } })];
}

/** A page of the shop as it is otherwise, and beside it with an event. */
export function Rehearsal() {
  const [choice, choose] = useChoice();
  const otherwise = useWords();
  const rehearsed = useWords();
  const event = events[choice.event]!;
  const { title, isLarge = false } = event;
  const { story, title: page } = pages[choice.page];
  const { watch } = rehearsed;
  const enlarge = useCallback(
    (frame: HTMLIFrameElement) => {
      if (isLarge) frame.contentDocument?.documentElement.style.setProperty('font-size', '200%');
      watch(frame);
    },
    [isLarge, watch],
  );
  const key = writeChoice(choice);
  return (
    <div className="live-page rehearsal">
      <div className="rehearsal-choice">
        <NativeSelect
          label="Page"
          items={items(pages)}
          value={choice.page}
          onChange={(value) => choose({ ...choice, page: value as RehearsalChoice['page'] })}
        />
        <NativeSelect
          label="What happens"
          items={items(events)}
          value={choice.event}
          onChange={(event) => choose({ ...choice, event: event ?? choice.event })}
        />
      </div>
      <div className="rehearsal-pages">
        <section aria-label="Otherwise">
          <h2>Otherwise</h2>
          <StoryFrame
            key={choice.page}
            id={story}
            title={`${page}, otherwise`}
            width={900}
            scale={0.5}
            height={560}
            onShown={otherwise.watch}
          />
        </section>
        <section aria-label={title}>
          <h2>{title}</h2>
          <StoryFrame
            key={key}
            id={story}
            title={`${page}: ${title}`}
            width={900}
            scale={0.5}
            height={560}
            settings={settingsOf(event)}
            onShown={enlarge}
          />
        </section>
      </div>
      <Words more={linesOnlyIn(rehearsed.text, otherwise.text)} fewer={linesOnlyIn(otherwise.text, rehearsed.text)} />
    </div>
  );
}

/** The words that a shopper meets in one page only. */
const Words = ({ more, fewer }: Record<'more' | 'fewer', readonly string[]>) => (
  <div className="rehearsal-words">
    <div>
      <h3>Words that come</h3>
      <WordList words={more} />
    </div>
    <div>
      <h3>Words that go</h3>
      <WordList words={fewer} />
    </div>
  </div>
);

const WordList = ({ words }: { words: readonly string[] }) =>
  words.length === 0 ? (
    <p>None.</p>
  ) : (
    <ul>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

/** The text of the last frame given to `watch`, as it changes. */
function useWords() {
  const [frame, watch] = useState<HTMLIFrameElement>();
  const [text, setText] = useState('');
  useEffect(() => {
    const body = frame?.contentDocument?.body;
    if (!body) return;
    let asked = 0;
    const read = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => setText(body.innerText));
    };
    read();
    const changes = new MutationObserver(read);
    changes.observe(body, { childList: true, subtree: true, characterData: true, attributes: true });
    return () => {
      cancelAnimationFrame(asked);
      changes.disconnect();
    };
  }, [frame]);
  return { text, watch };
}
