import { readProduct } from './readProduct';

export default async function Page() {
  let text;
  try {
    text = await readProduct();
  } catch {
    text = 'caught';
  }
  return <p data-result={text}>{text}</p>;
}
