import type { DropItem } from 'react-aria/useDrop';
import type { FileMessages } from '../fileMessages.js';
import { fill } from '../internal/formatMessage.js';

/** What a drop or a paste had: a file, or something that is none. */
type Found = File | { folder: string };

/** Reads the files of a drop or a paste, also the files below its folders if these are accepted. */
export async function filesIn(items: Iterable<DropItem>, acceptDirectory: boolean): Promise<Found[]> {
  const found: Found[] = [];
  for (const item of items) {
    if (item.kind === 'file') found.push(await item.getFile());
    else if (item.kind === 'directory' && !acceptDirectory) found.push({ folder: item.name });
    else if (item.kind === 'directory')
      for await (const entry of item.getEntries()) found.push(...(await filesIn([entry], true)));
  }
  return found;
}

/** What a drop zone takes. */
export interface FileLimits {
  acceptedFileTypes?: readonly string[] | undefined;
  maxFileSize?: number | undefined;
  allowsMultiple?: boolean | undefined;
}

/** Whether a file has one of the types: '.pdf', 'application/pdf' or 'image/*'. */
export function hasType({ name, type }: File, accepted: readonly string[]): boolean {
  return accepted.some((one) => {
    const wanted = one.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/** Returns what can be added, and a sentence for each of the others. */
export function sortFiles(found: readonly Found[], limits: FileLimits, texts: FileMessages, locale: string) {
  const { acceptedFileTypes: types, maxFileSize, allowsMultiple } = limits;
  const accepted: File[] = [];
  const refused: string[] = [];
  const refuse = (text: string, name: string, values = {}) =>
    refused.push(fill(text, { name: apart(name), ...values }));
  for (const one of found) {
    if ('folder' in one) refuse(texts.fileIsFolder, one.folder);
    else if (types && !hasType(one, types))
      refuse(texts.fileWrongType, one.name, { types: typeNames(types, texts, locale) });
    else if (maxFileSize !== undefined && one.size > maxFileSize)
      refuse(texts.fileTooLarge, one.name, { size: sizeText(maxFileSize, locale) });
    else if (!allowsMultiple && accepted.length > 0) refuse(texts.fileTooMany, one.name);
    else accepted.push(one);
  }
  if (found.length === 0) refused.push(texts.noFile);
  return { accepted, refused };
}

/** A name with a direction of its own: the sentence around it may have the other one. */
export const apart = (name: string): string => `\u2068${name}\u2069`;

/** Returns names that people know of types: 'images, PDF or DOCX'. */
export function typeNames(types: readonly string[], texts: FileMessages, locale: string): string {
  const kinds: Record<string, string> = { 'image/*': texts.images, 'video/*': texts.videos, 'audio/*': texts.sounds };
  // 'image/svg+xml' is SVG, and 'application/x-zip' is ZIP.
  const names = types.map(
    (type) =>
      kinds[type] ??
      type
        .replace(/^.*[/.](x-)?/, '')
        .replace(/\+.*$/, '')
        .toUpperCase(),
  );
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(names));
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a number of bytes in units of 1,000: '5 MB'. */
export function sizeText(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[step]!, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** step,
  );
}
