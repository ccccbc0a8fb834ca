import { NoSuchPage as NoSuchPageMessage, SearchInput, type NoSuchPageProps } from '@vitrine/sections';
import { OtherCollections } from './OtherCollections';
import { PageStatus } from './PageStatus';

/** 'There is no such page', with status 404. */
export function NoSuchPage(props: NoSuchPageProps) {
  return (
    <>
      <PageStatus code={404} />
      <NoSuchPageMessage search={<SearchInput isLikely={false} />} {...props}>
        <OtherCollections />
      </NoSuchPageMessage>
    </>
  );
}
