import { Source } from '@storybook/addon-docs/blocks';
import { flavours, type Flavour, type Product } from '@vitrine/commerce';
import { createCommerce, createDataCache, createMemorySession, sandboxSettings } from '@vitrine/commerce/server';
import { Spinner, Tabs } from '@vitrine/components';
import { createSandbox } from '@vitrine/sandbox';
import { useEffect, useState } from 'react';
import source from '../../packages/commerce/src/model/entities.ts?raw';
import { entitiesOf, type Entity } from './entities.js';

const entities = new Map(entitiesOf(source).map((entity) => [entity.name, entity]));

const anchor = (name: string) => `model-${name.toLowerCase()}`;

/** A type, in which entities are links. */
const Type = ({ text }: { text: string }) => (
  <code>
    {text.split(/(\w+)/).map((word, index) =>
      entities.has(word) ? (
        <a key={index} href={`#${anchor(word)}`}>
          {word}
        </a>
      ) : (
        word
      ),
    )}
  </code>
);

const withBase = ({ base, fields }: Entity): Entity['fields'] => [
  ...(base && entities.has(base)
    ? withBase(entities.get(base)!).filter(({ name }) => !fields.some((own) => own.name === name))
    : []),
  ...fields,
];

/** Entities with all their fields, read from the types. */
export function Entities({ names }: { names: string[] }) {
  return names.map((name) => {
    const entity = entities.get(name);
    if (!entity) throw new Error(`The model has no ${name}: see packages/commerce/src/model/entities.ts.`);
    return (
      <section key={name}>
        <h3 id={anchor(name)}>{name}</h3>
        {entity.note && <p>{entity.note}</p>}
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {withBase(entity).map(({ name: field, type, isOptional, note }) => (
              <tr key={field}>
                <td>
                  <code>{field}</code>
                  {isOptional && '?'}
                </td>
                <td>
                  <Type text={type} />
                </td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  });
}

const slug = 'merino-socks';

interface Sample {
  flavour: Flavour;
  product: Product | undefined;
  /** The requests to the platform and its responses in JSON. */
  calls: { request: string; answer: string }[];
}

/** Reads the product as a shop does, and records the platform's responses. */
async function readSample(flavour: Flavour): Promise<Sample> {
  const baseUrl = `https://models-${flavour.replace('_', '-')}.northlane.test`;
  const sandbox = createSandbox();
  const calls: Sample['calls'] = [];
  const commerce = createCommerce(sandboxSettings(flavour, baseUrl), {
    session: createMemorySession(),
    cache: createDataCache(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await sandbox.fetch(input, init);
      const answer = await response
        .clone()
        .json()
        .catch(() => undefined);
      if (answer) calls.push({ request: nameOf(request), answer: JSON.stringify(answer, null, 2) });
      return response;
    },
  });
  return { flavour, product: await commerce.catalog.product(slug), calls };
}

const nameOf = ({ method, url }: Request) => `${method} ${decodeURIComponent(url.replace(/^https:\/\/[^/]+/, ''))}`;

/** One product of the sample shop: each platform's responses, and the common shape. */
export function SampleProduct() {
  const [samples, setSamples] = useState<Sample[]>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(flavours.map(({ name }) => readSample(name))).then((read) => isCurrent && setSamples(read));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!samples) return <Spinner />;
  return (
    <Tabs
      aria-label="Platforms"
      items={samples.map(({ flavour, product, calls }) => ({
        id: flavour,
        title: flavour,
        content: (
          <div className="side-by-side">
            <div>
              <h4>As the platform sends it</h4>
              {calls.map(({ request, answer }, index) => (
                <div key={index}>
                  <p>
                    <code>{request}</code>
                  </p>
                  <Source code={answer} language="json" />
                </div>
              ))}
            </div>
            <div>
              <h4>The common shape</h4>
              <p>
                <code>Product</code>
              </p>
              <Source code={JSON.stringify(product, null, 2)} language="json" />
            </div>
          </div>
        ),
      }))}
    />
  );
}
