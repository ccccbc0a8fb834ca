import { SkipLink, Text } from '@vitrine/components';

/** The first element of the page. It shows while it has the focus. */
export const Page = () => (
  <>
    <SkipLink />
    <main id="content" tabIndex={-1}>
      <Text>Steel frames, and spares for as long as we are here.</Text>
    </main>
  </>
);
