import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ThemeStyle } from '@vitrine/components';
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
