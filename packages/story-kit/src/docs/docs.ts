import type { ArgTypesEnhancer, InputType, StoryContext } from 'storybook/internal/types';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { addons } from 'storybook/preview-api';
import { sectionCode, wholeCode, type Exported } from './wholeCode.js';

const elementProps = ['id', 'className', 'role', 'lang', 'ref'];

/** A component that allows certain roles only, such as `Dialog`, has its own prop `role`. */
const isElementProp = (name: string, type: InputType) =>
  elementProps.includes(name) && (name !== 'role' || type.table?.type?.summary === 'AriaRole');

/** Lists a component's own props first, and the props that every component passes to its element last, in one category. */
export const elementPropsLast: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) =>
      isElementProp(name, type)
        ? [name, { ...type, control: false, table: { ...type.table, category: 'Element' } }]
        : [name, type],
    ),
  );

const nodes = ['ReactNode', 'ElementType'];
const objects = ['object', 'array', 'function', 'other'];

/**
 * Removes the control of a prop that it could only show as an object, such as a React element or an unset list. Text keeps its control.
 * With `controls.disable`, no prop of the page has one.
 */
export const noControlForObjects: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isNode = nodes.includes(type.table?.type?.summary ?? '') && typeof initialArgs[name] !== 'string';
      const isUnset = objects.includes(type.type?.name ?? '') && initialArgs[name] === undefined;
      return [name, isNode || isUnset || parameters.controls?.disable ? { ...type, control: false } : type];
    }),
  );

/** Leaves out long defaults, such as all texts of a package. The prop's description names them. */
export const shortDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isLong = (type.table?.defaultValue?.summary?.length ?? 0) > 100;
      return [name, isLong ? { ...type, table: { ...type.table, defaultValue: undefined } } : type];
    }),
  );

interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> };
}

/** Adds `@selector` to the descriptions, since Storybook leaves out tags. It names the attribute that shows a prop's value to style sheets. */
export const selectorsSaid: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const selector = props?.[name]?.description?.match(/@selector (\S+)/)?.[1];
      return [
        name,
        selector ? { ...type, description: `${type.description ?? ''}\n\nSelector: \`${selector}\`` } : type,
      ];
    }),
  );
};

declare const EXPORTED: Exported;

/**
 * Makes 'Show code' readable and whole: with imports, a section as a page writes it, and a picture's URL in place of the inline drawing.
 * A story can set its own code with `docs.source.code`.
 */
export const source = {
  // Shows the rendered elements, even if `render` takes no args. By default Storybook would show the story's own code then.
  type: 'dynamic' as const,
  transform: (code: string, { title, args }: Pick<StoryContext, 'title' | 'args'>) => {
    const component = title.split('/').at(-1);
    if (!title.startsWith('Sections/') || !component)
      return wholeCode(code.replace(/"data:image[^"]*"/g, '"/picture.jpg"'), EXPORTED);
    return sectionCode(component, args, EXPORTED);
  },
};

/** Components keep their names, and props the order in which the story has them. Handlers are shown as empty functions. */
export const jsx = {
  sortProps: false,
  // The link of the story's framework.
  filterProps: (value: unknown, prop: string) => value !== undefined && prop !== 'linkAs',
  functionValue: ({ name }: { name: string }) => (/^[A-Z]/.test(name) ? name : '() => {}'),
};

interface Snippet {
  id: string;
  source: string;
}

/** Sends the code of a story in a frame to the docs page around it, which receives only the code of stories that it renders itself. */
export function tellDocsPage() {
  const page = window.parent as typeof window & { __STORYBOOK_ADDONS_CHANNEL__?: ReturnType<typeof addons.getChannel> };
  const around = page === window ? undefined : page.__STORYBOOK_ADDONS_CHANNEL__;
  if (!around) return;
  addons
    .getChannel()
    .on(SNIPPET_RENDERED, ({ id, source: code }: Snippet) => around.emit(SNIPPET_RENDERED, { id, source: code }));
}
