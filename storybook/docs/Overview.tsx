/// <reference types="vite/client" />
import './overview.css';
import type { ComponentPageName } from '../.storybook/componentPages.js';
import { changeOf, newestFirst, type Change } from './changes.js';
import { pageOf } from './Opening.js';
import { allDocs } from '@vitrine/story-kit/all-docs';
import { PictureShop } from '@vitrine/story-kit/picture-shop';
import { groupHeading, groups, pageIdOf } from '@vitrine/story-kit/reference';

/** The picture of a component, which is inert. Undefined for a component without a picture. */
function ComponentPicture({ name, zoom }: { name: string; zoom: number }) {
  const picture = allDocs.get(name)?.picture;
  return (
    picture && (
      <div inert className="picture">
        <div style={{ zoom }}>{picture}</div>
      </div>
    )
  );
}

declare const COMPONENT_PAGES: ComponentPageName[];

/** Every component in its group, as a small picture with a link to its page. */
export function Overview() {
  return (
    <PictureShop channel="overview">
      <div className="overview">
        {groups.map((group) => (
          <section key={group} aria-labelledby={`overview-${group}`}>
            <h2 id={`overview-${group}`}>{groupHeading(group)}</h2>
            <ul className="pictures" data-group={group}>
              {COMPONENT_PAGES.filter((page) => page.group === group).map(({ name }) => (
                <li key={name}>
                  <ComponentPicture name={name} zoom={group.startsWith('Sections') ? 0.5 : 0.8} />
                  <a href={pageOf(pageIdOf({ group, name }))} target="_parent">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PictureShop>
  );
}

declare const DATES_OF_CHANGES: Record<string, string>;

const changes = newestFirst(
  Object.entries(import.meta.glob<string>('../../.changeset/*.md', { eager: true, query: '?raw', import: 'default' }))
    .filter(([path]) => !path.endsWith('README.md'))
    .map(([path, text]) => changeOf(path, text, DATES_OF_CHANGES)),
);

/** The number of changes that show at first. */
const latest = 9;

/** The latest changes, from the notes for the next release. */
export function Changes() {
  if (changes.length === 0) return null;
  return (
    <div className="overview">
      <h2 id="what-changed">What changed lately</h2>
      <ChangeList changes={changes.slice(0, latest)} />
      {changes.length > latest && (
        <details>
          <summary>{changes.length - latest} more that the next release brings</summary>
          <ChangeList changes={changes.slice(latest)} />
        </details>
      )}
    </div>
  );
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

const ChangeList = ({ changes: shown }: { changes: readonly Change[] }) => (
  <ul className="changes">
    {shown.map(({ title, text, packages, date }) => (
      <li key={title}>
        <strong>{title}</strong>
        <p>{text}</p>
        <p className="packages">
          {date && (
            <>
              <time dateTime={date}>{day.format(new Date(date))}</time>
              {' · '}
            </>
          )}
          {packages.join(', ')}
        </p>
      </li>
    ))}
  </ul>
);
