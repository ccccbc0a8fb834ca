import '@vitrine/components/styles.css';
import '@vitrine/sections/styles.css';
import { CartDrawer, ConsentBar, Footer, Header } from '@vitrine/sections';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageAnnouncer } from '../../client/PageAnnouncer';
import { Providers } from '../../client/Providers';
import { defaultLocale } from '../../routing';
import { getMenu, platform } from '../../server/catalog';
import { siteUrl } from '../../server/environment';
import { footer, shop } from '../../shop';
import { fonts } from '../fonts';
import '../page.css';

/** Seconds after which a page is rendered again, behind the back of the shopper who gets the old one. */
export const revalidate = 300;

/** No page is rendered while building: each is on its first visit. */
export const generateStaticParams = () => [];

const { name } = shop;

export function generateMetadata(): Metadata {
  return {
    metadataBase: siteUrl(),
    title: { default: name, template: `%s – ${name}` },
    openGraph: { siteName: name, type: 'website' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FAF8F4' },
    { media: '(prefers-color-scheme: dark)', color: '#141714' },
  ],
  colorScheme: 'light dark',
};

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (locale !== defaultLocale) notFound();
  return (
    <html lang={locale} className={fonts}>
      <body>
        <Providers {...platform()} locale={locale}>
          <Header menu={await getMenu(locale)} />
          <main id="content">{children}</main>
          <Footer shop={shop} groups={footer} />
          <ConsentBar />
          <CartDrawer />
          <PageAnnouncer />
        </Providers>
      </body>
    </html>
  );
}
