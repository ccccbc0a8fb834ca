import type { Args, ArgTypesEnhancer, InputType, StoryContext } from 'storybook/internal/types';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { addons } from 'storybook/preview-api';

const elementProps = ['id', 'className', 'role', 'lang', 'ref'];

/** A component that takes some roles only, such as `Dialog`, has made `role` a prop of its own. */
const isElementProp = (name: string, type: InputType) =>
  elementProps.includes(name) && (name !== 'role' || type.table?.type?.summary === 'AriaRole');

/** In a component's table, its own props come first; those that every component passes to its element come last, together. */
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
 * What a control could only show as an object, such as an icon that React has made or a list that is not there, has none. Text has
 * one. Nothing has one on a page whose table only tells, with `controls.disable`.
 */
export const noControlForObjects: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isNode = nodes.includes(type.table?.type?.summary ?? '') && typeof initialArgs[name] !== 'string';
      const isUnset = objects.includes(type.type?.name ?? '') && initialArgs[name] === undefined;
      return [name, isNode || isUnset || parameters.controls?.disable ? { ...type, control: false } : type];
    }),
  );

/** A default that is a whole list, such as all texts of a package, is said by the description. */
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

/** Storybook leaves tags out of a description. `@selector` names the attribute that shows a prop's value to style sheets. */
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

/**
 * 'Show code' in a reader's words: a section as a page writes it, and a picture's address in place of the drawing that stands in
 * for it. A story with `docs.source.code` says it itself.
 */
export const source = {
  // What a story renders, also where `render` takes no args: by itself Storybook shows the story's own code there.
  type: 'dynamic' as const,
  transform: (code: string, { title, args }: Pick<StoryContext, 'title' | 'args'>) => {
    const [group, name] = title.split('/');
    return group === 'Sections' && name ? elementOf(name, args) : code.replace(/"data:image[^"]*"/g, '"/picture.jpg"');
  },
};

/** The stories of sections read their data from a shop: here it stands by its name, and so do handlers. */
function elementOf(name: string, args: Args): string {
  const props = Object.entries(args).map(([prop, value]) => {
    if (value === true) return prop;
    if (typeof value === 'string')
      return `${prop}=${value.includes('"') ? `{${JSON.stringify(value)}}` : `"${value}"`}`;
    return `${prop}={${['number', 'boolean'].includes(typeof value) ? value : prop}}`;
  });
  const line = `<${[name, ...props].join(' ')} />`;
  return line.length <= 100 ? line : `<${name}\n${props.map((prop) => `  ${prop}\n`).join('')}/>`;
}

/** Components keep their names; handlers are shown as such. */
export const jsx = { functionValue: ({ name }: { name: string }) => (/^[A-Z]/.test(name) ? name : '() => {}') };

interface Snippet {
  id: string;
  source: string;
}

/** A story in a frame of its own tells its code to the docs page around it, which hears only what it renders itself. */
export function tellDocsPage() {
  const page = window.parent as typeof window & { __STORYBOOK_ADDONS_CHANNEL__?: ReturnType<typeof addons.getChannel> };
  const around = page === window ? undefined : page.__STORYBOOK_ADDONS_CHANNEL__;
  if (!around) return;
  addons
    .getChannel()
    .on(SNIPPET_RENDERED, ({ id, source: code }: Snippet) => around.emit(SNIPPET_RENDERED, { id, source: code }));
}
