'use client';
import { Button, Disclosure, Form, formatMessage, Input, TextArea } from '@vitrine/components';
import { useEffect, useId, useRef, useState } from 'react';
import { useCart } from '../shop/useCart.js';
import { textOf } from '../forms/useFormAction.js';
import { useForgotten } from '../forms/useForgotten.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { Notice } from '../ui/Notice.js';
import type { CartNotice } from '../state/cart/notice.js';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { CodeForm, Codes, Extras } from './Cart.styles.js';
import { useCartSurroundings } from './cartContext.js';
import { GiftOptions } from './GiftOptions.js';
import { useCartForm } from './useCartForm.js';

export type CartExtrasProps = RootProps<HTMLDivElement>;

/**
 * A part of `Cart`: discount codes, and a note and gift options if the platform has them. While the cart is empty, it renders nothing. While
 * its last line can be restored, it is hidden and keeps its texts.
 */
export function CartExtras(root: CartExtrasProps) {
  const { codeNotice, formValues } = useCartSurroundings();
  const { commerce, gift } = useShop();
  const { cart, rows } = useCart();
  const forgotten = useForgotten();
  if (!cart || rows.length === 0) return null;
  return (
    <Extras {...root} hidden={cart.items.length === 0}>
      <DiscountCodes
        key={`codes ${forgotten}`}
        codes={cart.discounts?.map(({ code }) => code) ?? []}
        initialNotice={codeNotice}
        initialCode={formValues?.code}
      />
      {commerce.capabilities.cartNote && (
        <Note key={`note ${forgotten}`} note={cart.note ?? ''} initialText={formValues?.note} />
      )}
      {gift && commerce.capabilities.cartAttributes && <GiftOptions settings={gift} />}
    </Extras>
  );
}

/** The title of the codes stays after a code is removed. */
const titleOf = (codes: HTMLElement) => codes.closest('details')?.querySelector('summary');

interface DiscountCodesProps {
  codes: readonly string[];
  initialNotice: CartNotice | undefined;
  initialCode: string | undefined;
}

function DiscountCodes({ codes, initialNotice, initialCode }: DiscountCodesProps) {
  const { messages } = useShop();
  const { addDiscountCode } = useCart();
  const [code, setCode] = useState(initialCode ?? '');
  const form = useCartForm(
    (data) => addDiscountCode(textOf(data, 'code').trim()),
    () => setCode(''),
    initialNotice,
  );
  const { notice } = form;
  const noticeId = useId();
  // A refusal concerns the code, other messages the call.
  const isInvalid = notice !== undefined && notice.kind !== 'failure';
  const write = (next: string) => {
    setCode(next);
    form.clear();
  };
  const applied = useRef<HTMLDivElement>(null);
  const focusProps = useFocusKept(applied, titleOf);
  return (
    <Disclosure
      title={messages.discountCode}
      defaultExpanded={codes.length > 0 || initialNotice !== undefined || initialCode !== undefined}
    >
      {/* The field stays enabled, so that it keeps the focus for the next code. */}
      <Form {...form.formProps} isSubmitting={false}>
        <CodeForm>
          <Input
            label={messages.code}
            name="code"
            isRequired
            autoComplete="off"
            autoCapitalize="characters"
            value={code}
            onChange={write}
            isInvalid={isInvalid}
            {...(isInvalid && { 'aria-describedby': noticeId })}
          />
          <Button type="submit" name="intent" value="addDiscountCode" variant="outline" isLoading={form.isSubmitting}>
            {messages.apply}
          </Button>
        </CodeForm>
        <Notice id={noticeId} notice={notice} />
      </Form>
      <div ref={applied} {...focusProps}>
        {codes.length > 0 && (
          <Codes role="list" aria-label={messages.discountCodes}>
            {codes.map((each) => (
              <li key={each}>
                <AppliedCode code={each} />
              </li>
            ))}
          </Codes>
        )}
      </div>
    </Disclosure>
  );
}

function AppliedCode({ code }: { code: string }) {
  const { messages } = useShop();
  const { removeDiscountCode } = useCart();
  const form = useCartForm(() => removeDiscountCode(code));
  return (
    <Form {...form.formProps}>
      <input type="hidden" name="code" value={code} />
      <Codes as="div">
        <span>{code}</span>
        <Button
          type="submit"
          name="intent"
          value="removeDiscountCode"
          variant="link"
          size="sm"
          isLoading={form.isSubmitting}
          aria-label={formatMessage(messages.removeCode, { code })}
        >
          {messages.remove}
        </Button>
      </Codes>
      <Notice notice={form.notice} />
    </Form>
  );
}

/** In characters. Platforms accept several thousand. */
const longestNote = 2000;

interface NoteProps {
  note: string;
  /** The text of a form that was sent before scripts ran, and failed. */
  initialText: string | undefined;
}

function Note({ note, initialText }: NoteProps) {
  const { messages } = useShop();
  const { updateNote, unsavedNote } = useCart();
  const [unsaved] = useState(() => {
    const last = unsavedNote();
    // The platform may have saved it without an answer.
    return last?.text === note ? undefined : last;
  });
  const form = useCartForm((data) => updateNote(textOf(data, 'note')), undefined, unsaved?.notice);
  const field = useRef<HTMLTextAreaElement>(null);
  // The shopper may have written it, and left the field, before the scripts came.
  useEffect(() => {
    const { current } = field;
    if (current && current !== document.activeElement && current.value !== current.defaultValue)
      current.form?.requestSubmit();
  }, []);
  return (
    <Disclosure
      title={messages.note}
      defaultExpanded={note !== '' || unsaved !== undefined || initialText !== undefined}
    >
      <Form {...form.formProps}>
        <TextArea
          ref={field}
          label={messages.noteLabel}
          name="note"
          defaultValue={unsaved?.text ?? initialText ?? note}
          maxLength={longestNote}
          // Also before the checkout, which takes the focus from the field.
          onBlur={({ currentTarget }) => currentTarget.value !== note && currentTarget.form?.requestSubmit()}
        />
        <div>
          <Button
            type="submit"
            name="intent"
            value="updateNote"
            variant="outline"
            size="sm"
            isLoading={form.isSubmitting}
          >
            {messages.saveNote}
          </Button>
        </div>
        <Notice notice={form.notice} />
      </Form>
    </Disclosure>
  );
}
