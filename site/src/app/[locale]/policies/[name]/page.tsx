import { messages } from '@vitrine/sections';
import type { Metadata } from 'next';
import { redirectIfMoved } from '../../../../page/moved';
import { NotFoundPage } from '../../../../page/NotFoundPage';
import { orFailure, orNoMetadata } from '../../../../page/orFailure';
import { pageMetadata } from '../../../../page/pageMetadata';
import { PolicyContent } from '../../../../page/PolicyContent';
import { policyPath } from '../../../../policyLinks';
import { decodeSegment } from '../../../../routing';
import { getPolicies } from '../../../../server/catalog/catalog';
import { valueOf } from '../../../../server/reading/reading';

export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string; name: string }>;
}

async function read({ params }: PageProps) {
  const { locale, name: segment } = await params;
  const name = decodeSegment(segment);
  const pages = await valueOf(getPolicies(locale, name));
  return { locale, name, pages, policy: pages.find((page) => page.name === name) };
}

export const generateMetadata = (props: PageProps): Promise<Metadata> =>
  orNoMetadata(async () => {
    const { policy } = await read(props);
    if (!policy) return { title: messages.pageNotFound };
    return pageMetadata({ title: policy.title, path: policyPath(policy.name) });
  });

export default async function PolicyPage(props: PageProps) {
  return orFailure(policyPath((await props.params).name), async () => {
    const { locale, name, pages, policy } = await read(props);
    if (!policy) {
      await redirectIfMoved(locale, policyPath(encodeURIComponent(name)));
      return <NotFoundPage />;
    }
    return <PolicyContent policy={policy} pages={pages} />;
  });
}
