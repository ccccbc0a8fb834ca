import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { Personal } from '../../Personal';

/** An order that the shopper does not have. */
async function Order() {
  await cookies();
  notFound();
}

export default function Page() {
  return (
    <main>
      <h1>Order</h1>
      <Personal>
        <Order />
      </Personal>
    </main>
  );
}
