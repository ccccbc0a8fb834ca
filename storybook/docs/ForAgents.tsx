import './forAgents.css';
import { defaultFlavour, flavours, type Flavour } from '@vitrine/commerce';
import { NativeSelect } from '@vitrine/components';
import { useEffect, useState } from 'react';
import { agentDocuments } from './agentDocuments.js';
import { agentWalk, type Exchange } from './agentWalk.js';

const choices = flavours.map(({ name, title }) => ({ value: name, label: title }));

/** An agent's way through the sample shop: each request with its answer. */
export const ForAgents = () => <Exchanges read={agentWalk} label="Platform of the shop" />;

/** What an agent without the protocol reads of a product. */
export const DocumentsForAgents = () => <Exchanges read={agentDocuments} label="Platform of the product" />;

interface ExchangesProps {
  /** A function that stays the same. */
  read: (platform: Flavour) => Promise<Exchange[]>;
  /** Of the choice. The page has two. */
  label: string;
}

function Exchanges({ read, label }: ExchangesProps) {
  const [platform, setPlatform] = useState<Flavour>(defaultFlavour);
  const [walk, setWalk] = useState<{ platform: Flavour; exchanges: readonly Exchange[] }>();
  useEffect(() => {
    let isCurrent = true;
    void read(platform).then((exchanges) => {
      if (isCurrent) setWalk({ platform, exchanges });
    });
    return () => {
      isCurrent = false;
    };
  }, [platform, read]);
  return (
    <div className="live-page for-agents">
      <div className="for-agents-choice">
        <NativeSelect
          label={label}
          items={choices}
          value={platform}
          onChange={(value) => setPlatform(value as Flavour)}
        />
      </div>
      <ol aria-busy={walk?.platform !== platform}>
        {walk?.exchanges.map((exchange, index) => (
          <li key={exchange.title}>
            <OneExchange exchange={exchange} number={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function OneExchange({ exchange: { title, request, answer }, number }: { exchange: Exchange; number: number }) {
  const { method, address, body } = request;
  const answered = typeof answer === 'string' ? answer.trimEnd() : json(answer);
  const lines = answered.split('\n').length;
  return (
    <section aria-label={title}>
      <h2>
        {number}. {title}
      </h2>
      <div className="for-agents-columns">
        <div>
          <h3>Request</h3>
          <pre>{`${method} ${address}${body === undefined ? '' : `\n\n${json(body)}`}`}</pre>
        </div>
        <details open={lines <= shortAnswer}>
          <summary>Answer, {lines} lines</summary>
          <pre>{answered}</pre>
        </details>
      </div>
    </section>
  );
}

/** Lines. A longer answer is folded. */
const shortAnswer = 80;

const json = (value: unknown) => JSON.stringify(value, null, 2);
