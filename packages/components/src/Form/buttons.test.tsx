// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActionState } from 'react';
import { useFormStatus } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.js';
import { Input } from '../Input/Input.js';
import { NumberInput } from '../NumberInput/NumberInput.js';
import { Form } from './Form.js';
import type { FormError } from './validation.js';

const [order, saveDraft] = [vi.fn(), vi.fn()];

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const taken: FormError[] = [{ name: 'email', message: 'This address is taken.' }];

/** A form whose second button has an action of its own, which returns an error. */
function Order() {
  const [errors, draft] = useActionState<readonly FormError[], FormData>(async (_, data) => {
    saveDraft([...data]);
    return Promise.resolve(taken);
  }, []);
  return (
    <Form action={order} errors={errors}>
      <Input label="Email" name="email" isRequired />
      <NumberInput label="Pieces" name="pieces" />
      <Button type="submit" formAction={draft} formNoValidate>
        Save draft
      </Button>
      <Button type="submit">Order</Button>
    </Form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['from the browser', undefined],
  ['from the HTML of a server action', ''],
])("a button's own action runs in place of the form's, and the fields keep their values: %s", async (_name, url) => {
  render(<Order />);
  if (url !== undefined) screen.getByRole('button', { name: 'Save draft' }).setAttribute('formaction', url);
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  await userEvent.type(email, 'ada@example.com');
  await press('Increase Pieces');
  await press('Save draft');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(saveDraft.mock.calls).toEqual([
    [
      [
        ['email', 'ada@example.com'],
        ['pieces', '2'],
      ],
    ],
  ]);
  expect(order).not.toHaveBeenCalled();
  expect(email.value).toBe('ada@example.com');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces' }).value).toBe('2');
  // The same error as before shows again.
  await userEvent.type(email, '.org');
  expect(email.getAttribute('aria-invalid')).not.toBe('true');
  await press('Save draft');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  await press('Order');
  await waitFor(() => expect(order).toHaveBeenCalledOnce());
});

test('a button with formNoValidate sends the form unchecked, the others do not', async () => {
  render(<Order />);
  await press('Order');
  await screen.findByRole('group', { name: 'There is a problem' });
  expect(order).not.toHaveBeenCalled();
  await press('Save draft');
  await waitFor(() => expect(saveDraft).toHaveBeenCalledOnce());
});

test('a reset after such an action is a reset', async () => {
  const onReset = vi.fn();
  render(
    <Form onReset={onReset}>
      <Input label="Email" name="email" />
      <Button type="submit" formAction={saveDraft}>
        Save draft
      </Button>
      <Button type="reset">Clear</Button>
    </Form>,
  );
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  await userEvent.type(email, 'ada');
  await press('Save draft');
  await waitFor(() => expect(saveDraft).toHaveBeenCalledOnce());
  expect(email.value).toBe('ada');
  expect(onReset).not.toHaveBeenCalled();
  await press('Clear');
  await waitFor(() => expect(email.value).toBe(''));
  expect(onReset).toHaveBeenCalledOnce();
});

test("React's useFormStatus knows that the form's action runs", async () => {
  let end = () => {};
  const Status = () => <output>{useFormStatus().pending ? 'Sending' : 'Ready'}</output>;
  render(
    <Form action={() => new Promise<void>((resolve) => (end = resolve))}>
      <Button type="submit">Send</Button>
      <Status />
    </Form>,
  );
  await press('Send');
  await screen.findByText('Sending');
  end();
  await screen.findByText('Ready');
});
