import type { ReactNode } from 'react';
import type { Messages } from '../messages.js';
import type { RootProps } from '../rootProps.js';
import type { ShopSettings } from '../shop/settings.js';
import {
  FooterAddress,
  FooterConsent,
  FooterContent,
  FooterCopyright,
  FooterGroups,
  FooterLogo,
  FooterRoot,
  FooterRow,
  type FooterGroup,
} from './FooterRoot.js';

export interface FooterProps extends RootProps {
  /** The settings of the shop, as in `ShopProvider`. They are a prop, because the footer renders on the server and cannot read a provider. */
  shop: Pick<ShopSettings, 'name' | 'logo' | 'location'>;
  /** Links into the shop, in columns. Default: none. */
  groups?: readonly FooterGroup[] | undefined;
  /** Content between the links and the line with the logo. Default: none. */
  children?: ReactNode;
  /** Replaces logo, address, copyright and consent in that line. Default: `FooterLogo`, `FooterAddress`, `FooterCopyright` and `FooterConsent`. */
  about?: ReactNode;
  /** Content at the end of that line, such as payment methods. Default: none. */
  end?: ReactNode;
  /** The year of the copyright. Default: the year in which the server, or without one the page, started. */
  year?: number | undefined;
  /** Replacements of English texts. */
  messages?: Partial<Messages> | undefined;
}

/** The end of every page: links into the shop, then logo, address and copyright, and a button to change the consent if the shop asks for one. */
export function Footer({ shop, groups, children, about, end, year, messages, ...root }: FooterProps) {
  return (
    <FooterRoot {...root}>
      <FooterGroups groups={groups} messages={messages} />
      {children && <FooterContent>{children}</FooterContent>}
      <FooterRow>
        {about ?? (
          <>
            <FooterLogo shop={shop} />
            <FooterAddress shop={shop} />
            <FooterCopyright shop={shop} year={year} messages={messages} />
            <FooterConsent />
          </>
        )}
        {end}
      </FooterRow>
    </FooterRoot>
  );
}
