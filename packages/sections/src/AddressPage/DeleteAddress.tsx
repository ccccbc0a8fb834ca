'use client';
import type { CustomerResult } from '@vitrine/commerce';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  Disclosure,
  HStack,
  Text,
  VStack,
} from '@vitrine/components';
import { useState } from 'react';
import { failureOf } from '../state/forms/failure.js';
import { WithScripts } from '../ui/scripting.styles.js';
import { formErrors } from '../forms/formErrors.js';
import { isSuccess, type FormResult } from '../state/forms/formResult.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';

export interface DeleteAddressProps {
  id: string;
  isDeleting: boolean;
  onDeletingChange: (isDeleting: boolean) => void;
}

/** Asks before it deletes the address, and then goes to the account page. */
export function DeleteAddress({ id, isDeleting, onDeletingChange: setDeleting }: DeleteAddressProps) {
  const { messages, locale, commerce, customer, navigate, paths } = useShop();
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<FormResult>();
  const errors = formErrors(result, { fields: [], messages, locale });

  const remove = async () => {
    setDeleting(true);
    setResult(undefined);
    const answer = await customer
      .follow<CustomerResult>(commerce.customer.deleteAddress({ id }))
      .catch((error: unknown): FormResult => ({ errors: [], failure: failureOf(error) }));
    if (!isSuccess(answer)) {
      setResult(answer);
      setDeleting(false);
      return;
    }
    customer.addresses.clear();
    // The platform may have made another address the default one.
    void customer.load();
    customer.setDone('addressDeleted');
    navigate(pathOf({ page: 'account' }, paths));
  };

  return (
    <>
      <WithScripts>
        <Dialog
          role="alertdialog"
          size="sm"
          isOpen={isOpen}
          onOpenChange={(willBeOpen) => !isDeleting && setOpen(willBeOpen)}
          trigger={<Button variant="link">{messages.deleteAddress}</Button>}
        >
          <DialogHeader title={messages.deleteAddressQuestion} hasCloseButton={false} />
          <DialogBody>
            <Text>{messages.deleteAddressText}</Text>
            <div role="alert">
              {errors.map(({ message }) => (
                <Text key={message} tone="sale">
                  {message}
                </Text>
              ))}
            </div>
          </DialogBody>
          <DialogFooter>
            <HStack wrap justify="end">
              <Button variant="outline" isDisabled={isDeleting} onPress={() => setOpen(false)}>
                {messages.keep}
              </Button>
              <Button isLoading={isDeleting} loadingLabel={messages.submitting} onPress={() => void remove()}>
                {messages.delete}
              </Button>
            </HStack>
          </DialogFooter>
        </Dialog>
      </WithScripts>
      <noscript>
        <AskedWithoutScripts />
      </noscript>
    </>
  );
}

/** Sends the form around it. */
function AskedWithoutScripts() {
  const { messages } = useShop();
  return (
    <Disclosure title={messages.deleteAddress} variant="plain">
      <VStack gap={3} align="start">
        <Text>{messages.deleteAddressQuestion}</Text>
        <Text>{messages.deleteAddressText}</Text>
        <Button type="submit" name="intent" value="delete" formNoValidate>
          {messages.delete}
        </Button>
      </VStack>
    </Disclosure>
  );
}
