import { cookies } from 'next/headers';
import { Personal } from '../../Personal';
import { Form } from './Form';

async function OwnForm() {
  await cookies();
  return <Form />;
}

export default function Page() {
  return (
    <main>
      <h1>Form</h1>
      <Personal>
        <OwnForm />
      </Personal>
    </main>
  );
}
