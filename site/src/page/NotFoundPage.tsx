import { NotFound, SearchInput } from '@vitrine/sections';
import { OtherCollections } from './OtherCollections';
import { PageStatus } from './PageStatus';

/** 'Page not found', with status 404. */
export function NotFoundPage() {
  return (
    <>
      <PageStatus code={404} />
      <NotFound search={<SearchInput isLikely={false} />}>
        <OtherCollections />
      </NotFound>
    </>
  );
}
