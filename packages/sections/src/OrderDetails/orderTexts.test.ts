import { describe, expect, it } from 'vitest';
import { messages } from '../messages.js';
import { timeText } from '../ui/timeText.js';
import { statusText } from './orderTexts.js';

describe('spec §2: the states of an order', () => {
  it.each([
    ['PAID', 'Paid'],
    ['captured', 'Paid'],
    ['FULFILLED', 'Sent'],
    ['Awaiting Fulfillment', 'In preparation'],
    ['PARTIALLY_REFUNDED', 'Partly refunded'],
    ['partially refunded', 'Partly refunded'],
    // States without a name in the messages.
    ['LOST_AT_SEA', 'Lost at sea'],
    ['constructor', 'Constructor'],
  ])('%s is %s', (status, text) => expect(statusText(status, messages)).toBe(text));

  it("are 'n/a' if there is none", () => {
    expect([undefined, '', ' '].map((status) => statusText(status, messages))).toEqual(['n/a', 'n/a', 'n/a']);
  });
});

describe('spec §2: the processed date and time', () => {
  it('have the format of the language', () => {
    const processedAt = new Date(2026, 9, 30, 19, 15).toISOString();
    expect(timeText(processedAt, messages, 'en-US')).toMatch(/^Oct 30, 2026, 7:15\sPM$/);
    expect(timeText(processedAt, messages, 'de-DE')).toBe('30.10.2026, 19:15');
    expect(timeText(processedAt, messages, 'de-DE', 'UTC')).toMatch(/^30\.10\.2026, \d\d:15:00 UTC$/);
  });

  it("are 'n/a' if they are unknown", () => {
    expect(timeText(undefined, messages, 'en-US')).toBe('n/a');
    expect(timeText('soon', messages, 'en-US')).toBe('n/a');
  });
});
