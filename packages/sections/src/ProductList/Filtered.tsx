'use client';
import { Button, loadedOnce, useIntent } from '@vitrine/components';
import { SlidersHorizontalIcon } from '@vitrine/components/icons';
import { createContext, use, useMemo, useReducer, useRef, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { useLatePart } from '../ui/useLatePart.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { FilterButtonFrame, Main, Root, Side } from './ProductList.styles.js';

interface Opening {
  open: () => void;
  /** Whether the drawer was opened before it has loaded. */
  isLate: boolean;
}

/** Undefined without filters. */
const FilterOpening = createContext<Opening | undefined>(undefined);

const filterDrawer = loadedOnce(() => import('./FilterDrawer.js').then(({ FilterDrawer }) => FilterDrawer));

export interface FilteredProps extends RootProps<HTMLDivElement> {
  /** The filter form. Without one, the list has no column for it. */
  filters: ReactNode;
  /** The text of the button that closes the drawer, with the number of products: 'Show 3 products' */
  showText: string;
  /** The list, which contains a `FilterButton`. */
  children: ReactNode;
}

/** A list with its filters beside it. On narrow screens the filters are in a drawer, which loads when it is about to open. */
export function Filtered({ filters, showText, children, ...root }: FilteredProps) {
  const [hasFailed, fail] = useReducer(() => true, false);
  const { Part: Drawer, isOpen, setOpen, isLate, open } = useLatePart(filterDrawer, fail);
  const opening = useMemo(() => ({ open, isLate }), [open, isLate]);
  return (
    <FilterOpening value={filters ? opening : undefined}>
      <Root {...root} data-filtered={filters ? '' : undefined}>
        {/* If the drawer fails to load, the page shows the filters. */}
        {filters && <Side data-shown={hasFailed || undefined}>{!isOpen && filters}</Side>}
        <Main>{children}</Main>
      </Root>
      {filters && Drawer && (
        <Drawer isOpen={isOpen} onOpenChange={setOpen} showText={showText}>
          {filters}
        </Drawer>
      )}
    </FilterOpening>
  );
}

export interface FilterButtonProps extends RootProps<HTMLDivElement> {
  /** The text of the button: 'Filter (2)' */
  children: ReactNode;
}

/** A button that opens the filters on narrow screens. Without filters around it, it renders nothing. */
export function FilterButton(props: FilterButtonProps) {
  const opening = use(FilterOpening);
  return opening && <Opener {...props} {...opening} />;
}

function Opener({ children, open, isLate, ...root }: FilterButtonProps & Opening) {
  const frame = useRef<HTMLDivElement>(null);
  useSharedRef(root.ref, frame);
  useIntent(frame, filterDrawer.preload, { countsAnyTouch: true });
  return (
    <FilterButtonFrame {...root} ref={frame}>
      <Button
        variant="outline"
        size="sm"
        isFullWidth
        iconBefore={<SlidersHorizontalIcon aria-hidden="true" />}
        onPress={open}
        isLoading={isLate}
      >
        {children}
      </Button>
    </FilterButtonFrame>
  );
}
