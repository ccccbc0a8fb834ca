import { PageMessage } from '@vitrine/sections';

export const Thanks = () => (
  <PageMessage
    title="Thank you"
    text="A message is on its way."
    link={{ href: '/', label: 'Back to the start page' }}
  />
);
