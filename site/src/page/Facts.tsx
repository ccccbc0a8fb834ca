import { Link } from '@vitrine/components';
import type { Fact } from '@vitrine/northlane/content';
import { ShopLink } from '@vitrine/sections';
import styles from './Facts.module.css';

/** Facts in a column. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map((fact) => (
      <div key={fact.term}>
        <dt>{fact.term}</dt>
        <dd>
          <FactText {...fact} />
        </dd>
      </div>
    ))}
  </dl>
);

function FactText({ text, href }: Fact) {
  if (!href) return text;
  return href.startsWith('/') ? (
    <ShopLink variant="primary" href={href}>
      {text}
    </ShopLink>
  ) : (
    <Link href={href}>{text}</Link>
  );
}
