import { ThemeStyle, type PartialTokens } from '@vitrine/components';

/** A brand that is known only while the page is rendered. */
export const Tenant = ({ brand }: { brand: PartialTokens }) => <ThemeStyle brand={brand} scheme="system" />;
