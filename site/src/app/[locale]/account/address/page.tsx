import { countries } from '@vitrine/commerce';
import { AddressPage, CustomerProvider } from '@vitrine/sections';
import type { Metadata } from 'next';
import { parameter, type QueryProps } from '../../../../page/query';
import { Unanswered } from '../../../../page/Unanswered';
import { defaultLocale } from '../../../../routing';
import { saveAddress } from '../../../../server/forms/actions';
import { readVisit } from '../../../../server/shop/visit';

export async function generateMetadata(props: QueryProps): Promise<Metadata> {
  return { title: (await parameter(props, 'id')) ? 'Edit address' : 'Create address' };
}

export default async function Address(props: QueryProps) {
  const id = await parameter(props, 'id');
  const { visit, own, isUnanswered } = await readVisit(async ({ customer }) => id && customer.getAddress(id));
  return (
    <CustomerProvider {...visit}>
      {isUnanswered && <Unanswered />}
      <AddressPage
        addressId={id}
        address={own || undefined}
        countries={countries(defaultLocale)}
        action={saveAddress}
      />
    </CustomerProvider>
  );
}
