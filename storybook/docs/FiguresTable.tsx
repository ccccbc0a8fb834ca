/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Cards are table rows with another `display`, and Safari drops the roles of these. */
import type { ReactNode } from 'react';
import type { Origin } from '../.storybook/quality.js';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as 'May 4, 2026'. */
export const Day = ({ date }: { date: string }) => <time dateTime={date}>{day.format(new Date(date))}</time>;

/** The day or days of some figures. */
export function Days({ origin: { date, until } }: { origin: Origin }) {
  if (date === undefined) return 'Date unknown';
  if (until === undefined || until === date) return <Day date={date} />;
  return (
    <>
      <Day date={date} /> to <Day date={until} />
    </>
  );
}

/** The day of some figures, their source, and the command that makes them again. */
export const OriginLine = ({ origin }: { origin: Origin }) => (
  <p>
    {origin.date === undefined ? (
      'Date unknown: the catalogue was built without the history of its files. '
    ) : (
      <>
        {origin.dated === 'measured' ? 'Measured on ' : 'Source last changed on '}
        <Days origin={origin} />
        {'. '}
      </>
    )}
    Again: <code>{origin.command}</code>. Source: <code>{origin.source}</code>.
  </p>
);

/** A length beside a figure. The figure has the same information in words. */
function Bar({ share, limit }: { share: number; limit?: number | undefined }) {
  return (
    <span className="bar" aria-hidden="true">
      <span style={{ inlineSize: percent(share) }} />
      {limit !== undefined && <i style={{ insetInlineStart: percent(limit) }} />}
    </span>
  );
}

const percent = (share: number) => `${(Math.min(1, share) * 100).toFixed(1)}%`;

export interface Column<Row> {
  /** The head. In the first column it names the rows. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Shows a bar in the cell. From 0 to 1. */
  bar?: (row: Row) => number;
  /** The mark of a limit on the bar. From 0 to 1. */
  limit?: (row: Row) => number | undefined;
}

interface FiguresTableProps<Row> {
  /** The table's name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A table of figures. On a phone, each row is a card with the heads in it; the roles keep it a table there. */
export function FiguresTable<Row>({ label, columns, rows }: FiguresTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title }) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              {first?.cell(row)}
            </th>
            {others.map(({ title, cell, bar, limit }) => (
              <td key={title} role="cell" data-title={title}>
                <span>{cell(row)}</span>
                {bar && <Bar share={bar(row)} limit={limit?.(row)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
