import '#components.css';
import '@vitrine/sections/styles.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { shop, titleTemplate } from '@vitrine/northlane/shop';
import { FirstScript } from '../../client/FirstScript';
import { Frame } from '../../client/Frame';
import { Providers } from '../../client/Providers';
import { copyrightYear } from '../../page/copyrightYear';
import { RehearsalLink } from '../../page/RehearsalLink';
import { defaultLocale } from '../../routing';
import { getMenu, getMissingPolicies } from '../../server/catalog/catalog';
import { analyticsProvider, keepsPages, offersWebMcp, rehearsalUrl, siteUrl } from '../../server/environment/variables';
import { platform } from '../../server/shop/platform';
import { fonts } from '../fonts';
import '../fallbackFonts.css';
import '../page.css';

/** Seconds after which a page is rendered again, in the background: the requesting shopper gets the old page. */
export const revalidate = 300;

/** No page is rendered at build time. Each is rendered on its first visit. */
export const generateStaticParams = () => [];

const { name } = shop;

export function generateMetadata(): Metadata {
  return {
    metadataBase: siteUrl(),
    title: { default: name, template: titleTemplate },
    openGraph: { siteName: name, type: 'website' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FAF8F4' },
    { media: '(prefers-color-scheme: dark)', color: '#141714' },
  ],
};

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (locale !== defaultLocale) notFound();
  const [menu, missing] = await Promise.all([getMenu(locale), getMissingPolicies(locale)]);
  const url = rehearsalUrl();
  const rehearsal = url && { end: <RehearsalLink href={url.href} /> };
  return (
    <html lang={locale} className={fonts}>
      <body>
        {/* Not in `viewport`: Next renders that again for each page, and a new element makes browsers compute all styles again. */}
        <meta name="color-scheme" content="light dark" />
        <FirstScript />
        <Providers
          {...platform()}
          locale={locale}
          missing={missing}
          analytics={analyticsProvider()}
          {...(offersWebMcp() && { hasWebMcp: true })}
        >
          <Frame menu={menu} missing={missing} year={copyrightYear()} keepsPages={keepsPages()} {...rehearsal}>
            {children}
          </Frame>
        </Providers>
      </body>
    </html>
  );
}
