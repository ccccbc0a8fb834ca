import { Code } from '@vitrine/components';

export const Install = () => (
  <Code isBlock aria-label="Install">
    npm install @vitrine/components
  </Code>
);
