import Link from 'next/link';

export const List = ({ id }) => (
  <main>
    <h1 id="heading">{`Page ${id}`}</h1>
    {['1', '2', '3', '4'].map((other) => (
      <Link key={other} href={`/list/${other}`} prefetch={false}>{`To ${other}`}</Link>
    ))}
  </main>
);
