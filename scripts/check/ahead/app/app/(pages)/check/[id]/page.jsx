/** Next's build renders this path only. */
export const generateStaticParams = () => [{ id: 'placeholder' }];

export default async function Page({ params }) {
  const { id } = await params;
  // The next model refuses such a wait outside of Suspense.
  if (id !== 'placeholder') await platform();
  return <p data-result={id}>{id}</p>;
}

/** Answers after a while, as a platform does. */
const platform = () => new Promise((answer) => setTimeout(answer, 20));
