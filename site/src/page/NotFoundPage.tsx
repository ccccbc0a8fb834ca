import { NotFound, SearchInput } from '@vitrine/sections';
import { missAnswer } from '../server/request/failedAnswer';
import { OtherCollections } from './OtherCollections';
import { PageStatus } from './PageStatus';

/** 'Page not found', with status 404. */
export function NotFoundPage() {
  missAnswer();
  return (
    <>
      <PageStatus code={404} />
      <NotFound search={<SearchInput isLikely={false} />}>
        <OtherCollections />
      </NotFound>
    </>
  );
}
