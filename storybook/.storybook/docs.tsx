import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ThemeStyle } from '@vitrine/components';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { useLayoutEffect, type PropsWithChildren } from 'react';

/** Around every docs page: the tokens are there also where no story is, and the scheme is light unless a story set one. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme ??= 'light';
  }, []);
  return (
    <>
      <ThemeStyle />
      <DocsContainer {...props} />
    </>
  );
}

const elementProps = ['id', 'className', 'role', 'lang', 'ref'];

/** In a component's table, its own props come first; those that every component passes to its element come last, together. */
export const elementPropsLast: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) =>
      elementProps.includes(name)
        ? [name, { ...type, control: false, table: { ...type.table, category: 'Element' } }]
        : [name, type],
    ),
  );
