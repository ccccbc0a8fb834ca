import { Alert, Link } from '@vitrine/components';

export const NotSent = () => (
  <Alert tone="error" title="Your message was not sent" action={<Link href="/contact">Try again</Link>}>
    The connection was lost.
  </Alert>
);
