import { flavours } from '@vitrine/commerce';
import { Alert, SearchField, Spinner, ToggleGroup } from '@vitrine/components';
import { docsIdOf, type Manifest } from '@vitrine/story-kit/reference';
import { StoryFrame } from '@vitrine/story-kit/story-frame';
import { useEffect, useState } from 'react';
import './matrix.css';
import {
  cellsOn,
  inView,
  matrixOf,
  worstOf,
  type Group,
  type IndexEntry,
  type Outcome,
  type Results,
  type Row,
  type View,
} from './states.js';

const read = async (file: string) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
  return (await response.json()) as unknown;
};

interface Read {
  entries: readonly IndexEntry[];
  results: Results;
  manifest: Manifest;
}

/** Reads the catalogue's own index, the recorded results, and the documentation. */
async function readAll(): Promise<Read> {
  const files = ['./index.json', './results.json', './components.json'];
  const [index, results, manifest] = await Promise.all(files.map(read));
  return {
    entries: Object.values((index as { entries: Record<string, IndexEntry> }).entries),
    results: results as Results,
    manifest: manifest as Manifest,
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
  return <Grid groups={matrixOf(known.entries, known.results, known.manifest.components)} />;
}

const platforms = [
  { id: 'all', label: 'All platforms' },
  ...flavours.map(({ name, title }) => ({ id: name, label: title })),
];

const outcomes: Record<Outcome, string> = {
  clean: 'Clean in all looks',
  found: 'Something was found',
  unrecorded: 'Not recorded',
};

/** The states of each section and page as squares, with a filter. */
function Grid({ groups }: { groups: readonly Group[] }) {
  const [view, setView] = useState<View>({ text: '', platform: 'all', outcome: undefined });
  const [pointed, setPointed] = useState<Pointed>();
  const shown = inView(groups, view);
  return (
    <div className="matrix">
      <div className="matrix-view">
        <SearchField label="Section, page or state" onChange={(text) => setView({ ...view, text })} />
        <ToggleGroup
          aria-label="Platform"
          size="sm"
          items={platforms}
          selectedKeys={[view.platform]}
          disallowEmptySelection
          onSelectionChange={([platform]) => setView({ ...view, platform: platform as View['platform'] })}
        />
        <ToggleGroup
          aria-label="Result"
          size="sm"
          items={Object.entries(outcomes).map(([id, label]) => ({
            id,
            label,
            icon: <Square outcome={id as Outcome} />,
          }))}
          selectedKeys={view.outcome ? [view.outcome] : []}
          onSelectionChange={([outcome]) => setView({ ...view, outcome: outcome as Outcome | undefined })}
        />
      </div>
      <p role="status">{countOf(shown, view)}</p>
      <div className="matrix-body">
        <ul>
          {shown.map((group) => (
            <GroupRow key={group.title} {...group} platform={view.platform} onPoint={setPointed} />
          ))}
        </ul>
        {pointed && <Picture {...pointed} />}
      </div>
    </div>
  );
}

/** Says how many states are in view, and how many of them are clean. */
function countOf(groups: readonly Group[], { platform }: View) {
  const rows = groups.flatMap((group) => group.rows);
  if (rows.length === 0) return 'No state has this name and result.';
  const clean = rows.filter((row) => worstOf(cellsOn(row, platform)) === 'clean');
  return `${rows.length} states, ${clean.length} of them clean in all looks.`;
}

const Square = ({ outcome }: { outcome: Outcome }) => <span className="square" data-outcome={outcome} />;

/** The story under the pointer or with the focus. */
interface Pointed {
  group: string;
  row: Row;
}

interface GroupRowProps extends Group {
  platform: View['platform'];
  onPoint: (pointed: Pointed) => void;
}

/** A section or page with a square for each of its states. The square leads to the story. */
function GroupRow({ title, docs, rows, platform, onPoint }: GroupRowProps) {
  const name = title.split('/').at(-1) ?? title;
  return (
    <li>
      <div className="matrix-name">
        <a href={`./?path=/docs/${docsIdOf(title)}`} target="_parent">
          {name}
        </a>
        {docs && <p>{docs.purpose.replaceAll('`', '')}</p>}
      </div>
      <ul className="matrix-states">
        {rows.map((row) => {
          const cells = cellsOn(row, platform);
          const point = () => onPoint({ group: name, row });
          return (
            <li key={row.id}>
              <a
                href={cells[0]?.href}
                target="_parent"
                aria-label={`${row.name}: ${cells.map((cell) => `${cell.title} ${cell.passed}`).join(', ')}`}
                onFocus={point}
                onPointerEnter={point}
              >
                <Square outcome={worstOf(cells)} />
              </a>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** Milliseconds after which a pointer rests. Each story loads much, so a pointer on its way loads none. */
const restsAfter = 250;

/** Returns a value that has not changed for a while. */
function useRested<Value>(value: Value) {
  const [rested, setRested] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restsAfter);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** The story that a square leads to, small. */
function Picture({ group, row: { id, name, cells } }: Pointed) {
  const rested = useRested(id);
  return (
    <figure className="matrix-picture" aria-hidden="true">
      {rested === id ? (
        <StoryFrame key={id} id={id} title={name} width={1280} scale={0.25} height={220} />
      ) : (
        <div className="screen" style={{ blockSize: 220, inlineSize: 320 }} />
      )}
      <figcaption>
        <strong>
          {group}, {name}
        </strong>
        {cells.map(({ platform, title, outcome, passed }) => (
          <span key={platform}>
            <Square outcome={outcome} /> {title}: {passed}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
