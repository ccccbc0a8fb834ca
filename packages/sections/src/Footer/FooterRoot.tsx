import { Container, formatMessage, Heading, Text } from '@vitrine/components';
import { useId, type ReactNode } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import type { RootProps } from '../rootProps.js';
import type { ShopHref } from '../shop/paths.js';
import { ShopLogo, type ShopSettings } from '../shop/settings.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { ConsentButton } from './ConsentButton.js';
import { Content, Group, Groups, Links, LogoFrame, Root, Row } from './Footer.styles.js';

export interface FooterRootProps extends RootProps {
  /** The parts, one below the other. */
  children: ReactNode;
}

/** The frame of a footer, for parts in an order of your own. */
export const FooterRoot = ({ children, ...root }: FooterRootProps) => (
  <Root {...root}>
    <Container constrainContent>{children}</Container>
  </Root>
);

/** Links of one kind, below a heading. */
export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: ShopHref }[];
}

export interface FooterGroupsProps extends RootProps {
  /** Links into the shop, in columns. Without any, the part renders nothing. Default: none. */
  groups?: readonly FooterGroup[] | undefined;
  /** Replacements of English texts. */
  messages?: Partial<Messages> | undefined;
}

/** A part of `Footer`: links into the shop, as a navigation. */
export const FooterGroups = ({ groups = [], messages, ...root }: FooterGroupsProps) =>
  groups.length > 0 && (
    <Groups {...root} aria-label={withEnglish(messages).footerNavigation}>
      {groups.map((group) => (
        <FooterLinks key={group.title} {...group} />
      ))}
    </Groups>
  );

function FooterLinks({ title, links }: FooterGroup) {
  const id = useId();
  return (
    <Group>
      <Heading id={id} level={2} size="sm">
        {title}
      </Heading>
      <Links role="list" aria-labelledby={id}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <ShopLink href={href} variant="default">
              {label}
            </ShopLink>
          </li>
        ))}
      </Links>
    </Group>
  );
}

export type FooterContentProps = FooterRowProps;

/** A part of `Footer`: content of your own between the links and the last line. */
export const FooterContent = (props: FooterContentProps) => <Content {...props} />;

export interface FooterRowProps extends RootProps<HTMLDivElement> {
  /** The parts in it. */
  children: ReactNode;
}

/** A part of `Footer`: the last line. On wide screens its last part is at the end. */
export const FooterRow = (props: FooterRowProps) => <Row {...props} />;

export interface FooterLogoProps extends RootProps<HTMLDivElement> {
  /** The settings of the shop. */
  shop: Pick<ShopSettings, 'name' | 'logo'>;
}

/** A part of `Footer`: the logo of the shop's settings. */
export const FooterLogo = ({ shop, ...root }: FooterLogoProps) => (
  <LogoFrame {...root}>
    <ShopLogo shop={shop} />
  </LogoFrame>
);

export interface FooterAddressProps extends RootProps {
  /** The settings of the shop. Without a `location`, the part renders nothing. */
  shop: Pick<ShopSettings, 'location'>;
}

/** A part of `Footer`: the place of the shop, as an address. */
export const FooterAddress = ({ shop: { location }, ...root }: FooterAddressProps) =>
  location && (
    <Text {...root} as="address" size="sm" tone="quiet">
      {location}
    </Text>
  );

// Not read during the render: a page that is rendered once and cached must not read the clock.
const startYear = new Date().getFullYear();

export interface FooterCopyrightProps extends RootProps {
  /** The settings of the shop. */
  shop: Pick<ShopSettings, 'name'>;
  /** The year of the copyright. Default: the year in which the server, or without one the page, started. */
  year?: number | undefined;
  /** Replacements of English texts. */
  messages?: Partial<Messages> | undefined;
}

/** A part of `Footer`: the copyright with its year. */
export const FooterCopyright = ({ shop, year = startYear, messages, ...root }: FooterCopyrightProps) => (
  <Text {...root} size="sm" tone="quiet">
    {formatMessage(withEnglish(messages).copyright, { year, shop: shop.name })}
  </Text>
);

export type FooterConsentProps = RootProps<HTMLButtonElement>;

/** A part of `Footer`: the button to change the consent. If the shop does not ask for one, it renders nothing. */
export const FooterConsent = (root: FooterConsentProps) => <ConsentButton {...root} />;
