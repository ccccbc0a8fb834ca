// The words and tables of the report.
export const kB = (bytes) => (bytes / 1000).toFixed(1);
export const ms = (time) => time.toFixed(time < 10 ? 2 : 1);
export const ratio = (value) => `${value.toFixed(2)}×`;
export const verdict = (isMet, goal) => `${goal} ${isMet ? 'met' : '**missed**'}`;

/** A table in markdown; all columns but the first are figures. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
