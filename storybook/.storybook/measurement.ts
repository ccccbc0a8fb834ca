/** A table of `docs/measurements`, with the command that made it. */
export interface Measurement {
  /** 'npm run measure' */
  command: string;
  /** The day of the measurement, as '2026-05-04'. */
  date: string;
  /** The cells of each row by the heads of their columns. Code has no backticks. */
  rows: Record<string, string>[];
}

/** A command, and the day on which it ran: "`npm run measure` on 2026-05-04" */
const run = /`(npm run [^`]+)` on (\d{4}-\d\d-\d\d)/;

/**
 * Reads a table from a page of measurements.
 *
 * @param markdown the page
 * @param heading the section's heading: 'Many pages'. Empty: the text before the first section
 * @param number the number of the table in the section. Default: 0, the first one
 * @throws if the page has no such section, table, command or date: the catalogue shows no figure without its origin
 */
export function readMeasurement(markdown: string, heading = '', number = 0): Measurement {
  const [lead = '', ...sections] = markdown.split(/^## /m);
  const section = heading ? sections.find((text) => text.startsWith(`${heading}\n`)) : lead;
  // A command at the top of the page made all sections without their own.
  const [, command, date] = run.exec(section ?? '') ?? run.exec(lead) ?? [];
  const rows = rowsOf(tablesIn(section ?? '')[number] ?? '');
  if (!command || !date || rows.length === 0)
    throw new Error(`The measurements have no table ${number} with a command and a date under "${heading}".`);
  return { command, date, rows };
}

const tablesIn = (markdown: string) => markdown.match(/(?:^\|.*\n?)+/gm) ?? [];

function rowsOf(table: string): Record<string, string>[] {
  const [head = [], , ...rows] = table.trim().split('\n').map(cellsOf);
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
