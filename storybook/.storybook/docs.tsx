import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ThemeStyle } from '@vitrine/components';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { useLayoutEffect, type PropsWithChildren } from 'react';

/** Around every docs page: the tokens are there also where no story is, and the scheme is light, as the page is. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = 'light';
  }, []);
  return (
    <>
      <ThemeStyle />
      <DocsContainer {...props} />
    </>
  );
}

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

/** What a control could only show as the object that React makes of it: an icon, the link of a framework. Text has a control. */
export const noControlForNodes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isNode = ['ReactNode', 'ElementType'].includes(type.table?.type?.summary ?? '');
      return [name, isNode && typeof initialArgs[name] !== 'string' ? { ...type, control: false } : type];
    }),
  );

/** 'Show code' in a reader's words: a picture's address in place of the drawing that stands in for it. */
export const source = { transform: (code: string) => code.replace(/"data:image[^"]*"/g, '"/picture.jpg"') };

/** Handlers have lost their names in the built catalogue. */
export const jsx = { functionValue: () => '() => {}' };
