import { Logo } from '@vitrine/components';

/** Without a `mark` of your own, it is the name. */
export const ShopLogo = () => <Logo name="Harbour & Mill" />;
