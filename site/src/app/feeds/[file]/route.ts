import { about, trade } from '@vitrine/northlane/content';
import { shop } from '@vitrine/northlane/shop';
import { google, openAi, type FeedFormat } from '../../../documents/feeds';
import { answerFeed } from '../../../documents/feedStream';
import { noDocument } from '../../../documents/documents';
import { defaultLocale } from '../../../routing';
import { getFeed } from '../../../server/catalog/catalog';
import { valueOf } from '../../../server/reading/reading';
import { siteUrl } from '../../../server/environment/variables';

const formats: Readonly<Record<string, FeedFormat>> = { 'google.xml': google, 'openai.jsonl': openAi };

/** All products for a service that lists them: `/feeds/google.xml` and `/feeds/openai.jsonl`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const format = Object.hasOwn(formats, file) ? formats[file] : undefined;
  if (!format) return noDocument();
  const facts = { name: shop.name, description: about.description, site: siteUrl(), ...trade };
  return answerFeed(`/feeds/${file}`, format, facts, (cursor) => valueOf(getFeed(defaultLocale, cursor)));
}
