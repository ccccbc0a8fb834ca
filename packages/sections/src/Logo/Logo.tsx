import { Root } from './Logo.styles.js';

export interface LogoProps {
  /** The name of the shop, which is what it shows. Default: 'Northlane'. */
  name?: string;
  className?: string;
}

/** The wordmark of the shop: a road that runs north, and its name. */
export function Logo({ name = 'Northlane', className }: LogoProps) {
  return (
    <Root {...(className && { className })}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="M6 19.2 11 4.6h2l5 14.6" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
        <path d="M12 8.5v2M12 13v2.6M12 18v3" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <span>{name}</span>
    </Root>
  );
}
