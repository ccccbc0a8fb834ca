/** As in the shop, where no page is rendered at build time. */
export const generateStaticParams = () => [{ id: 'placeholder' }];

export const instant = false; // only in the next model

export default async function Page({ params }) {
  const { id } = await params;
  // A platform's answer.
  await new Promise((answer) => setTimeout(answer, 20));
  return <p data-result={id}>{id}</p>;
}
