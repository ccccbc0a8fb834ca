export type CheckName =
  | 'played'
  | 'motion'
  | 'contrast'
  | 'colors'
  | 'wiring'
  | 'errors'
  | 'autofill'
  | 'typing'
  | 'hover'
  | 'expanded'
  | 'accessibility'
  | 'layout'
  | 'textSize'
  | 'targets'
  | 'forcedColors'
  | 'focus'
  | 'covered'
  | 'behindBars';

/**
 * The reasons why a story skips checks, by the check's name: `parameters: { checks: { forcedColors: 'It draws nothing: …' } }`.
 * `withMotion` skips the second play with motion. With `looks` the story is played in one look only.
 */
type Reasons = Partial<Record<CheckName | 'withMotion' | 'looks', string>>;

/** Storybook's data about the current story. */
interface Render {
  phase?: string;
  story: {
    id: string;
    title: string;
    name: string;
    tags: string[];
    playFunction?: unknown;
    parameters: { a11y?: { test?: string; disable?: boolean }; checks?: Reasons; faults?: string[] };
  };
}

export const shown = () => preview().currentRender.story;

export const preview = () => (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;

interface Preview {
  storeInitializationPromise: Promise<void>;
  currentRender: Render;
  storyStoreValue: { userGlobals: { get: () => Record<string, unknown> } };
}

/** The test runner's data about a story. */
export interface Story {
  id: string;
  name: string;
  /** The globals with which it was played. */
  toolbar: Record<string, unknown>;
  title: string;
  tags: string[];
  isFinished: boolean;
  isPlayed: boolean;
  isChecked: boolean;
  excused: Reasons;
  /** Beginnings of findings that must be reported: `parameters.faults`. */
  faults: string[];
}

export function shownStory(): Story {
  const { id, title, name, tags, playFunction, parameters } = shown();
  return {
    id,
    title,
    name,
    toolbar: preview().storyStoreValue.userGlobals.get(),
    tags,
    isFinished: preview().currentRender.phase === 'finished',
    isPlayed: playFunction !== undefined,
    isChecked: parameters.a11y?.test !== 'off',
    excused: parameters.checks ?? {},
    faults: parameters.faults ?? [],
  };
}
