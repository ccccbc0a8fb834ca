import { drawing } from '@vitrine/sandbox';
import type { ReactNode } from 'react';

export const pageOf = (id: string) => `./?path=/docs/${id}`;

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
