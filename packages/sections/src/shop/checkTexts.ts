import { messages as ofComponents, type SharedMessages as ComponentMessages } from '@vitrine/components';
import { messages as ofSections, type ShopMessages } from '../messages.js';

const told = new Set<string>();

/** In development: writes the texts that stay English on a page in another language to the console, once. An outer provider may have the texts of components. */
export function checkTexts(locale: string, messages: Partial<ShopMessages>, inherited: ComponentMessages): void {
  if (locale.startsWith('en')) return;
  const english = { ...(inherited === ofComponents && ofComponents), ...ofSections };
  const missing = Object.keys(english).filter((name) => messages[name as keyof ShopMessages] === undefined);
  const mistake =
    `ShopProvider: on a page in "${locale}", these texts stay English: ${missing.join(', ')}. Add them to \`messages\`. ` +
    'Arabic, French, German, Japanese and Spanish come ready, such as "@vitrine/sections/messages/de".';
  if (missing.length === 0 || told.has(mistake)) return;
  told.add(mistake);
  console.error(mistake);
}
