'use client';
import { useActionState } from 'react';
import { send } from './send';

export function Form() {
  const [answer, action] = useActionState(send, 'nothing');
  return (
    <form action={action}>
      <input name="word" aria-label="Word" />
      <button>Send</button>
      <p data-answer={answer}>{answer}</p>
    </form>
  );
}
