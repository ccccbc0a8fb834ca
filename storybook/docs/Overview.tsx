/// <reference types="vite/client" />
import './overview.css';
import { drawing } from '@vitrine/sandbox';
import type { ReactNode } from 'react';
import type { ComponentPageName } from '../.storybook/componentPages.js';
import { changeOf, newestFirst, type Change } from './changes.js';
import { allDocs } from '@vitrine/story-kit/all-docs';
import { PictureShop } from '@vitrine/story-kit/picture-shop';
import { groupHeading, groups, pageIdOf } from '@vitrine/story-kit/reference';

const pageOf = (id: string) => `./?path=/docs/${id}`;

interface DoorProps {
  title: string;
  children: ReactNode;
  /** Ids of pages by the texts of the links to them. */
  links: Record<string, string>;
}

/** The first pages for one kind of reader. */
const Door = ({ title, children, links }: DoorProps) => (
  <div className="door">
    <h3>{title}</h3>
    <p>{children}</p>
    <ul>
      {Object.entries(links).map(([label, id]) => (
        <li key={id}>
          <a href={pageOf(id)} target="_parent">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const first = {
  'platform down': 'product-down',
  'last one in stock': 'product-lastOne',
  'prices rise': 'cart-dearer',
  'session ends': 'account-sessionEnds',
  'text at 200 %': 'cart-large',
  'another brand': 'home-halyard',
};

/** Links to events that a shopper may meet. */
const Rehearsals = () => (
  <nav aria-label="Rehearse" className="rehearse">
    <span>Rehearse:</span>
    {Object.entries(first).map(([label, choice]) => (
      <a key={choice} href={`${pageOf('rehearsal--docs')}&globals=rehearsal:${choice}`} target="_parent">
        {label}
      </a>
    ))}
  </nav>
);

/** Introduces the catalogue, with the first pages for each kind of reader. */
export function Opening() {
  return (
    <div className="overview">
      <div className="opening">
        <div>
          <h1>A shop, part by part</h1>
          <p>
            Components and sections of online shops: accessible, styled by tokens, and the same on every commerce
            platform. Here is each of them in every state that a shopper can meet.
          </p>
          <p>
            <a href={pageOf('pages-home--docs')} target="_parent">
              See whole pages
            </a>
          </p>
          <Rehearsals />
        </div>
        <img alt="" src={`data:image/svg+xml,${encodeURIComponent(drawing('skerry-29/1.svg') ?? '')}`} />
      </div>
      <h2 id="start-here">Start here</h2>
      <div className="doors">
        <Door
          title="Designers"
          links={{
            Tokens: 'guidelines-tokens--docs',
            Theming: 'guidelines-theming--docs',
            Brands: 'guidelines-brands--docs',
            Patterns: 'patterns-money-and-sale--docs',
            'Whole pages': 'pages-home--docs',
          }}
        >
          Look at every state, in light and dark, in both brands and in both directions of writing: the toolbar turns
          all of it.
        </Door>
        <Door
          title="Developers"
          links={{
            'Getting started': 'guides-getting-started--docs',
            'A shop': 'guides-a-shop--docs',
            Models: 'models--docs',
            Mocking: 'guides-mocking--docs',
          }}
        >
          Each page has its props, its parts and the code that you would write. The platform is a switch in the toolbar.
        </Door>
        <Door
          title="Auditors"
          links={{
            Quality: 'quality--docs',
            Accessibility: 'guidelines-accessibility--docs',
            'Writing direction': 'guidelines-writing-direction--docs',
            Words: 'guidelines-words--docs',
          }}
        >
          What is promised, what proves it, and what only you can judge. The filter of the menu shows the stories that
          prove.
        </Door>
      </div>
    </div>
  );
}

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
