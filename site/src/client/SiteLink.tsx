'use client';
import Link from 'next/link';
import { useState, type ComponentProps } from 'react';

/**
 * Next's link, which fetches the page behind it once the shopper points at it or reaches it with the keyboard. By itself it
 * would fetch each page that comes into view: every product of a grid, at the shopper's and the platform's cost.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Link
      {...props}
      prefetch={isWanted ? null : false}
      onPointerEnter={(event) => {
        setIsWanted(true);
        props.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIsWanted(true);
        props.onFocus?.(event);
      }}
    />
  );
}
