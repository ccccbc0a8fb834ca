'use server';

export async function send(_, form) {
  return `received-${form.get('word')}`;
}
