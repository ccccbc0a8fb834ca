import { describe, expect, test } from 'vitest';
import { connectionOf, type ConnectionArgs } from './connection.js';

const items = ['a', 'b', 'c', 'd', 'e'];
const page = (args: ConnectionArgs, all: readonly string[] = items) => connectionOf(all, args, (item) => item);
const cursorOf = (item: string) => page({ first: 5 }).edges.find(({ node }) => node === item)?.cursor ?? '';

/** 'bc<>' is the page with b and c, with more before and after it. */
const short = (args: ConnectionArgs) => {
  const { nodes, pageInfo } = page(args);
  return `${nodes.join('')}${pageInfo.hasPreviousPage ? '<' : ''}${pageInfo.hasNextPage ? '>' : ''}`;
};

describe('connection', () => {
  test.each<[ConnectionArgs, string]>([
    [{ first: 2 }, 'ab>'],
    [{ first: 5 }, 'abcde'],
    [{ first: 9 }, 'abcde'],
    [{ first: 0 }, '>'],
    [{ first: 2, after: cursorOf('b') }, 'cd<>'],
    [{ first: 2, after: cursorOf('c') }, 'de<'],
    [{ first: 2, after: cursorOf('e') }, '<'],
    [{ last: 2 }, 'de<'],
    [{ last: 2, before: cursorOf('d') }, 'bc<>'],
    [{ last: 2, before: cursorOf('c') }, 'ab>'],
    [{ last: 2, before: cursorOf('a') }, '>'],
    [{ first: 9, after: cursorOf('a'), before: cursorOf('e') }, 'bcd<>'],
    [{ first: 2, reverse: true }, 'ed>'],
    [{ first: 2, reverse: true, after: cursorOf('d') }, 'cb<>'],
    [{ last: 1, reverse: true }, 'a<'],
  ])('%o is %s', (args, expected) => expect(short(args)).toBe(expected));

  test('has the cursors of its first and last item', () => {
    const { edges, pageInfo } = page({ first: 2 });
    expect(pageInfo).toMatchObject({ startCursor: edges[0]?.cursor, endCursor: edges[1]?.cursor });
    expect(page({ first: 2 }, []).pageInfo).toEqual({
      startCursor: null,
      endCursor: null,
      hasNextPage: false,
      hasPreviousPage: false,
    });
  });

  test('walks through everything once, in either direction', () => {
    const forwards: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { nodes, pageInfo } = page({ first: 2, after });
      forwards.push(...nodes);
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    const backwards: string[] = [];
    for (let before: string | null = null, more = true; more;) {
      const { nodes, pageInfo } = page({ last: 2, before });
      backwards.unshift(...nodes);
      [before, more] = [pageInfo.startCursor, pageInfo.hasPreviousPage];
    }
    expect([forwards, backwards]).toEqual([items, items]);
  });

  test('stays in place if a new item comes first', () => {
    const after = cursorOf('b');
    expect(page({ first: 1, after }, ['new', ...items]).nodes).toEqual(['c']);
  });

  test.each<[ConnectionArgs, string]>([
    [{}, 'you must provide one of first or last'],
    [{ first: 1, last: 1 }, 'providing both first and last is not supported'],
    [{ first: 251 }, 'first cannot exceed 250'],
    [{ last: -1 }, 'last cannot be less than 0'],
    [{ first: 1, after: 'x' }, 'Invalid cursor: x'],
  ])('%o is refused: %s', (args, message) => expect(() => page(args)).toThrow(message));
});
