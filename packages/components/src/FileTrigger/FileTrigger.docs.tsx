import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { FileTrigger } from './FileTrigger.js';

export default {
  purpose: 'A button that opens the choice of files.',
  use: 'Use it for a file of the person’s own, such as a photo of a damage or a document for a return.',
  avoid: 'For a field with a label, help, errors and limits, use a `DropZone`: it has this button inside.',
  behavior: [
    'It is the browser’s own file input with the looks of a button. So it opens before scripts have loaded, and its text is in the page’s language.',
    'With a `name`, a form sends the files, and their names show below the button. Without one, the files are for `onSelect` alone, and the same file can be chosen again.',
    'A file that is dropped on the button is chosen.',
    'Browsers offer the accepted types first, but let people choose others. Check the type and the size again on the server.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the button' },
    { keys: 'Space, Enter', action: 'opens the choice' },
  ],
  announced:
    'A screen reader announces the text as a button, and the names of the chosen files or that there is none, in the browser’s language.',
  dos: [
    { text: 'Name the files in its text.', picture: <FileTrigger>Choose photos</FileTrigger> },
    { text: 'Show what was chosen, with a way to take it back.' },
  ],
  donts: [{ text: 'Write a text that could be any button’s.', picture: <FileTrigger>Open</FileTrigger> }],
  related: ['Button', 'DropZone', 'Form'],
  picture: <FileTrigger>Choose photos</FileTrigger>,
} satisfies ComponentDocs;
