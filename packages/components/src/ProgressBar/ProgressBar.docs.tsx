import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { ProgressBar } from './ProgressBar.js';

export default {
  purpose: 'The progress of a task.',
  use: 'Use it for a task that takes more than a few seconds, such as an upload.',
  avoid:
    'For a short task, or one of unknown duration, use a `Spinner`. If the shape of the coming content is known, use a `Skeleton`.',
  keys: [],
  announced:
    'A screen reader announces “Uploading, progress bar, 40%”, or the `valueLabel` in place of the number; without a value, “busy”.',
  dos: [{ text: 'Name the task in the label.', picture: <ProgressBar label="Sending your picture" value={40} /> }],
  donts: [
    {
      text: 'Use it for a choice: it takes no focus and no keys.',
      picture: <ProgressBar label="Drag to set the greatest price" value={60} />,
    },
  ],
  related: ['Skeleton', 'Spinner'],
  picture: <ProgressBar label="Sending" value={40} />,
} satisfies ComponentDocs;
