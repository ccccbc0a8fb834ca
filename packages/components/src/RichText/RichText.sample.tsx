import { RichText } from '@vitrine/components';

/** HTML that your server has cleaned. */
export const Description = () => <RichText html="<p>Made of <strong>steel</strong>, to last.</p>" />;
