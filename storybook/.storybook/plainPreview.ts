// Stands for `@vitrine/story-kit/preview` where stories are read outside of a browser: it returns what a story says.
import type { ComponentType, ReactNode } from 'react';

type Args = Record<string, unknown>;
interface Context {
  args: Args;
}
type Render = (args: Args, context: Context) => ReactNode;

interface Annotations {
  title?: string;
  component?: ComponentType;
  args?: Args;
  render?: Render;
  decorators?: ((Story: ComponentType, context: Context) => ReactNode)[];
  beforeEach?: (context: Context) => unknown;
  tags?: string[];
  parameters?: {
    screen?: { height: number; opens?: string; hasPhone?: boolean };
    layout?: string;
    docs?: { story?: { height?: string } };
    sandbox?: Record<string, unknown> & { settings?: object };
  };
}

/** A story and the annotations of its file. */
export interface PlainStory {
  input: Annotations;
  meta: Annotations;
}

export default {
  meta: (meta: Annotations) => ({ story: (input: Annotations = {}): PlainStory => ({ input, meta }) }),
};
