import type { DOMAttributes, ReactNode } from 'react';
import type { AriaCheckboxProps } from 'react-aria/useCheckbox';
import { SelectionBox } from '../Checkbox/SelectionBox.js';
import { defined } from '../internal/defined.js';
import { Actions, Box, Description, Icon, Main, Words } from './GridList.styles.js';
import type { GridListItem } from './GridListItem.js';

interface RowContentProps {
  item: GridListItem;
  /** Undefined if rows cannot be chosen. */
  checkboxProps: AriaCheckboxProps | undefined;
  descriptionProps: DOMAttributes<HTMLElement>;
  /** Between the box and the icon. */
  children?: ReactNode;
}

/** What a row of a `GridList` or a `Tree` has in it. */
export const RowContent = ({ item, checkboxProps, descriptionProps, children }: RowContentProps) => (
  <>
    {checkboxProps && (
      <Box>
        <SelectionBox {...checkboxProps} />
      </Box>
    )}
    {children}
    {item.icon && <Icon aria-hidden="true">{item.icon}</Icon>}
    <Main>
      <Words>
        <span>{item.content ?? item.label}</span>
        {item.description && <Description {...defined(descriptionProps)}>{item.description}</Description>}
      </Words>
      {item.actions && <Actions>{item.actions}</Actions>}
    </Main>
  </>
);
