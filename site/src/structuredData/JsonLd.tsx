import type { Thing, WithContext } from 'schema-dts';

/** Characters that could end the script, or that older parsers of JSON reject. */
const unsafe = /[<>&\u2028\u2029]/g;

const escapeOf = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns the JSON of a thing, safe as the text of a script. */
export const jsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...(thing as object) } as WithContext<Thing>).replace(
    unsafe,
    escapeOf,
  );

/** Tells search engines and agents what a page is about, in the terms of schema.org. A data block: it does not run, so the policy allows it. */
export const JsonLd = ({ thing }: { thing: Thing }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(thing) }} />
);
