import { ThemeStyle, type PartialTokens } from '@vitrine/components';

/** Applies a brand that is known only when the page renders. */
export const Tenant = ({ brand }: { brand: PartialTokens }) => <ThemeStyle brand={brand} scheme="system" />;
