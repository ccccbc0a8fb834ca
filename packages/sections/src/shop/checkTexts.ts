import { messages as ofComponents, type SharedMessages as ComponentMessages } from '@vitrine/components';
import { messages as ofSections, type ShopMessages } from '../messages.js';

const told = new Set<string>();

/** In development: reports texts that stay English on a page in another language, once. An outer provider may have the texts of components. */
export function checkTexts(locale: string, messages: Partial<ShopMessages>, inherited: ComponentMessages): void {
  if (locale.startsWith('en')) return;
  const names = Object.keys({ ...(inherited === ofComponents && ofComponents), ...ofSections });
  const missing = names.filter((name) => messages[name as keyof ShopMessages] === undefined);
  if (missing.length === 0) return;
  const some = [...missing.slice(0, 5), ...(missing.length > 5 ? ['…'] : [])].join(', ');
  const mistake =
    `ShopProvider: on a page in "${locale}", ${missing.length} of ${names.length} texts stay English: ${some}. Add them to \`messages\`. ` +
    'Arabic, French, German, Japanese and Spanish come ready, such as `german`, the `messages` of "@vitrine/sections/messages/de". ' +
    'It has all names: `Object.keys(german).filter((name) => !(name in messages))` lists those that yours lack.';
  if (told.has(mistake)) return;
  told.add(mistake);
  console.error(mistake);
}
