import { flavours } from '@vitrine/commerce';
import { Alert, Spinner, theme } from '@vitrine/components';
import { useEffect, useState, type CSSProperties } from 'react';
import { matrixOf, type IndexEntry, type Results } from './states.js';

const cell: CSSProperties = {
  padding: `${theme.space[2]} ${theme.space[4]} ${theme.space[2]} 0`,
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontSize: theme.fontSize.sm,
};

const read = async (file: string) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
  return (await response.json()) as unknown;
};

interface Read {
  entries: readonly IndexEntry[];
  results: Results;
}

/** Reads the catalogue's own index, and the recorded results. */
async function readAll(): Promise<Read> {
  const [index, results] = await Promise.all([read('./index.json'), read('./results.json')]);
  return {
    entries: Object.values((index as { entries: Record<string, IndexEntry> }).entries),
    results: results as Results,
  };
}

export function Matrix() {
  const [known, setKnown] = useState<Read | Error>();
  useEffect(() => {
    readAll().then(setKnown, (error: Error) => setKnown(error));
  }, []);
  if (!known) return <Spinner label="Reading the stories" />;
  if (known instanceof Error)
    return <Alert tone="error">{`The stories could not be read: ${known.message} Reload the page.`}</Alert>;
  return matrixOf(known.entries, known.results).map(({ title, rows }) => (
    <div
      key={title}
      style={{
        overflowX: 'auto',
        marginBlockEnd: theme.space[10],
        fontFamily: theme.font.body,
        color: theme.color.ink,
      }}
    >
      <table style={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
        <caption style={{ textAlign: 'start', fontWeight: theme.fontWeight.semibold, paddingBlock: theme.space[2] }}>
          {title}
        </caption>
        <thead>
          <tr>
            <th scope="col" style={cell}>
              State
            </th>
            {flavours.map((flavour) => (
              <th key={flavour.name} scope="col" style={cell}>
                {flavour.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row" style={{ ...cell, fontWeight: theme.fontWeight.regular }}>
                {name}
              </th>
              {cells.map(({ platform, title, href, passed }) => (
                <td key={platform} style={cell}>
                  <a
                    href={href}
                    target="_parent"
                    aria-label={`${name} on ${title}: ${passed}`}
                    style={{ color: 'inherit', textUnderlineOffset: '0.2em' }}
                  >
                    {passed}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}
