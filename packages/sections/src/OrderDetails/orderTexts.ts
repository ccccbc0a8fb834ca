import type { Messages } from '../messages.js';

/** Returns the readable state of an order: 'PARTIALLY_REFUNDED' and 'Partially Refunded' both return 'Partly refunded'. Returns 'n/a' without a state. */
export function statusText(status: string | undefined, messages: Messages): string {
  const words =
    status
      ?.trim()
      .toLowerCase()
      .split(/[\s_]+/) ?? [];
  if (!words[0]) return messages.notAvailable;
  const key = `orderStatus.${words.join('_')}`;
  if (isMessage(key, messages)) return messages[key];
  const text = words.join(' ');
  return text[0]?.toUpperCase() + text.slice(1);
}

type StatusKey = Extract<keyof Messages, `orderStatus.${string}`>;

const isMessage = (key: string, messages: Messages): key is StatusKey => Object.hasOwn(messages, key);
