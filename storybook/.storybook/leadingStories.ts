// The first story of each page of a component or section, for the build, which renders it to HTML.
import { docsIdOf, leadingStory } from '@vitrine/story-kit/reference';
import type { PlainStory } from './plainPreview.js';

/** The first example of a page. */
export interface FirstExample {
  html: string;
  /** The rules of its components. */
  css: string;
  /** Whether it has no space around it. */
  isFlush: boolean;
  /** Its least height, in CSS. Default: its content's. */
  height?: string;
  /** The screen that it covers. Undefined if it is in the page itself. */
  screen?: Screen;
}

interface Screen {
  /** CSS px. */
  height: number;
  /** The beginning of the name of the button that opens the story's overlay. Default: nothing opens. */
  opens?: string;
  /** Whether a phone's screen is beside a desktop's. Default: `false`. */
  hasPhone?: boolean;
}

/** A story with the annotations of its file. */
export interface LeadingStory {
  /** The id of its docs page. */
  page: string;
  input: PlainStory['input'];
  meta: PlainStory['meta'];
  parameters: NonNullable<PlainStory['input']['parameters']>;
}

const files = import.meta.glob<Record<string, unknown>>(
  ['../../packages/components/src/*/*.stories.tsx', '../../packages/sections/src/*/*.stories.tsx'],
  { eager: true },
);

const isStory = (exported: unknown): exported is PlainStory =>
  typeof exported === 'object' && exported !== null && 'input' in exported && 'meta' in exported;

/** Both objects' parameters. The shop's are merged, as Storybook merges them. */
function merged({ input, meta }: PlainStory) {
  const all = { ...meta.parameters, ...input.parameters };
  return all.sandbox ? { ...all, sandbox: { ...meta.parameters?.sandbox, ...input.parameters?.sandbox } } : all;
}

/** What the place of the story on its page needs. */
export function placeIn({ layout, screen, docs }: LeadingStory['parameters']): Omit<FirstExample, 'html' | 'css'> {
  const { height } = docs?.story ?? {};
  return { isFlush: layout === 'fullscreen', ...(height && { height }), ...(screen && { screen }) };
}

const leadingStories = Object.values(files).flatMap((exported): LeadingStory[] => {
  const first = leadingStory(Object.values(exported).filter(isStory), ({ input: { tags = [] } }) => tags);
  return first?.meta.title ? [{ ...first, page: docsIdOf(first.meta.title), parameters: merged(first) }] : [];
});

/** Only a browser decides what they show: whether the bar asks, and whether the cart has room for one more. */
const decidedInBrowser = ['shop-consentbar', 'product-productbox', 'product-productroot'].map(
  (name) => `sections-${name}--docs`,
);

/** Whether only a browser shows what the story shows: an overlay, a shopper's cart or account, or what the browser remembers. */
const needsWindow = ({ page, input, meta, parameters: { screen, sandbox } }: LeadingStory) =>
  Boolean(screen ?? input.beforeEach ?? meta.beforeEach) ||
  decidedInBrowser.includes(page) ||
  (['cart', 'customer', 'arrange', 'data', 'faults'] as const).some((name) => sandbox?.[name]);

/** The stories that a server renders. */
export const serverStories = leadingStories.filter((story) => !needsWindow(story));
/** The other ones. */
export const windowStories = leadingStories.filter(needsWindow);
