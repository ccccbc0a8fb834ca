import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Grid } from '../Grid/Grid.js';
import { Spinner } from './Spinner.js';

export default {
  purpose: 'Shows that a task is running, without its progress.',
  use: 'Use it for tasks of more than a third of a second whose duration is unknown.',
  avoid:
    'If the shape of the coming content is known, use a `Skeleton`; if the progress is known, a `ProgressBar`; in a button, `isLoading`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced:
    'A screen reader announces the label, “Loading”, when it reaches the spinner. It does not interrupt: most browsers ignore a live region that appears with its text. Use `announce` for a text that must be heard. An empty `label` is silent, for a spinner beside a text with that meaning.',
  dos: [{ text: 'Show it for tasks of more than a third of a second.', picture: <Spinner label="Asking the shop" /> }],
  donts: [
    {
      text: 'Fill a page with spinners.',
      picture: (
        <Grid gap={6} minColumnWidth="4rem">
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <Spinner key={number} />
          ))}
        </Grid>
      ),
    },
  ],
  related: ['Button', 'ProgressBar', 'Skeleton'],
  picture: <Spinner />,
} satisfies ComponentDocs;
