import { NoSuchPage as NoSuchPageMessage, type NoSuchPageProps } from '@vitrine/sections';
import { PageStatus } from './PageStatus';

/** 'There is no such page', with status 404. */
export function NoSuchPage(props: NoSuchPageProps) {
  return (
    <>
      <PageStatus code={404} />
      <NoSuchPageMessage {...props} />
    </>
  );
}
