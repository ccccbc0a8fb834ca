import { AddressPage } from '@vitrine/sections';
import type { Metadata } from 'next';
import { parameter, type QueryProps } from '../../../../page/query';
import { saveAddress } from '../../../../server/forms';
import { initialStatus } from '../../../../server/visit';

export async function generateMetadata(props: QueryProps): Promise<Metadata> {
  return { title: (await parameter(props, 'id')) ? 'Edit address' : 'Create address' };
}

export default async function Address(props: QueryProps) {
  return <AddressPage id={await parameter(props, 'id')} initialStatus={await initialStatus()} action={saveAddress} />;
}
