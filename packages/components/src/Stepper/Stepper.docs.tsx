import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Stepper } from './Stepper.js';

const checkout = [{ label: 'Address', href: '#' }, { label: 'Delivery' }, { label: 'Payment' }];

export default {
  purpose: 'The steps of a task in their order, and the current one.',
  use: 'Use it for three to five steps that follow one another, such as a checkout or the way of an order.',
  avoid:
    'For pages above the current one, use a `Breadcrumb`; for panels in any order, `Tabs`; for a share, a `ProgressBar`.',
  behavior: [
    'It renders on the server and adds no script.',
    'In less than 480 px, a row shows the markers and the label of the current step.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'to the next or the previous step that is a link' },
    { keys: 'Enter', action: 'follows the link' },
  ],
  announced:
    'A screen reader announces a list with its name and the number of steps, “Address (done)”, and the current one as “current step”. The numbers are silent: the list counts.',
  dos: [
    {
      text: 'Link the finished steps, so that people can go back.',
      picture: <Stepper aria-label="Checkout" steps={checkout} finished={1} />,
    },
    { text: 'Give it a heading or a name.' },
  ],
  donts: [
    {
      text: 'Use it for a single step, or for pages in any order.',
      picture: <Stepper aria-label="Pages" steps={[{ label: 'Cart' }]} finished={0} />,
    },
  ],
  related: ['Breadcrumb', 'ProgressBar', 'Tabs'],
  picture: <Stepper aria-label="Checkout" steps={checkout} finished={1} />,
} satisfies ComponentDocs;
