import { NotFound } from '@vitrine/sections';
import { PageStatus } from './PageStatus';

/** 'Page not found', with status 404. */
export function NotFoundPage() {
  return (
    <>
      <PageStatus code={404} />
      <NotFound />
    </>
  );
}
