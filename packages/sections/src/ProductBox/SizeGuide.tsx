'use client';
import { Disclosure, loadedOnce, RichText } from '@vitrine/components';
import { RulerIcon } from '@vitrine/components/icons';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { FitFinderProps } from './FitFinder.js';
import { FitPlace } from './ProductBox.styles.js';

const fitFinder = loadedOnce(() => import('./FitFinder.js'));

interface SizeGuideProps extends Omit<FitFinderProps, 'sizes'> {
  html: string;
}

/**
 * The size guide, which unfolds in its place. The browser opens it, so it is the same element before and after scripts run. If it has a
 * table of heights, opening it loads the field for the shopper's own height.
 */
export function SizeGuide({ html, ...form }: SizeGuideProps) {
  const { messages } = useShop();
  const root = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [finder, setFinder] = useState<{ FitFinder: ComponentType<FitFinderProps>; sizes: FitFinderProps['sizes'] }>();
  const [hasNone, setNone] = useState(false);
  // Keeps the place of the field, so that nothing moves when it arrives.
  const hasHeights = html.includes(`>${messages.height}, cm<`) && !hasNone;
  useEffect(() => {
    // It may have been opened before this script ran.
    if (root.current?.matches('[open]')) setOpen(true);
  }, []);
  useEffect(() => {
    if (!isOpen || !hasHeights) return;
    let isCurrent = true;
    fitFinder.load().then(
      ({ FitFinder, sizesIn }) => {
        if (!isCurrent || !root.current) return;
        const sizes = sizesIn(root.current, messages.height);
        setFinder({ FitFinder, sizes });
        // A heading without a column of heights below it: the field could not answer.
        setNone(sizes.length === 0);
      },
      // The table still answers.
      () => isCurrent && setNone(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, hasHeights, messages.height]);
  return (
    <Disclosure
      ref={root}
      title={messages.sizeGuide}
      icon={<RulerIcon size={18} strokeWidth={1.5} aria-hidden="true" />}
      variant="plain"
      onExpandedChange={setOpen}
    >
      {hasHeights && <FitPlace>{finder && <finder.FitFinder {...form} sizes={finder.sizes} />}</FitPlace>}
      <RichText html={html} />
    </Disclosure>
  );
}
