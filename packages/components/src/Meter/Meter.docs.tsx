import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Meter } from './Meter.js';

export default {
  purpose: 'A measure within known bounds.',
  use: 'Use it for a measure that goes up and down, such as a stock or the strength of a password.',
  avoid: 'For the progress of a task, use a `ProgressBar`; for a value that people choose, a `Slider`.',
  behavior: ['A change is not announced. If people must know it at once, put the words into the help of the field.'],
  keys: [],
  announced:
    'A screen reader reads the label and the `valueLabel` or the number, then announces “meter” or “level indicator” with both. Some announce a progress bar, and Orca no value.',
  dos: [
    {
      text: 'Say in words what the colour says.',
      picture: <Meter label="In stock" value={3} maxValue={12} valueLabel="Only 3 left" tone="warning" />,
    },
  ],
  donts: [
    {
      text: 'Use it for a task that goes on: that is a `ProgressBar`.',
      picture: <Meter label="Sending your picture" value={40} />,
    },
  ],
  related: ['ProgressBar', 'Slider'],
  picture: <Meter label="In stock" value={3} maxValue={12} valueLabel="Only 3 left" />,
} satisfies ComponentDocs;
