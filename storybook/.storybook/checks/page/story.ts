/** Why a story is excused from a check, by the check's name: `CheckParameters` says which there are. */
type Reasons = Partial<Record<string, string>>;

/** What the catalogue knows of the story that it shows. */
interface Render {
  story: {
    id: string;
    title: string;
    tags: string[];
    playFunction?: unknown;
    parameters: { a11y?: { test?: string; disable?: boolean }; checks?: Reasons; faults?: string[] };
  };
}

export const shown = () =>
  (window as unknown as { __STORYBOOK_PREVIEW__: { currentRender: Render } }).__STORYBOOK_PREVIEW__.currentRender.story;

/** What the test runner must know of it. */
export interface Story {
  title: string;
  tags: string[];
  isPlayed: boolean;
  isChecked: boolean;
  excused: Reasons;
  /** What must be found: see `checks/faults.stories.tsx`. */
  faults: string[];
}

export function shownStory(): Story {
  const { title, tags, playFunction, parameters } = shown();
  return {
    title,
    tags,
    isPlayed: playFunction !== undefined,
    isChecked: parameters.a11y?.test === 'error',
    excused: parameters.checks ?? {},
    faults: parameters.faults ?? [],
  };
}
