import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { DropZone } from './DropZone.js';

export default {
  purpose: 'A field for files to drop, to paste or to choose.',
  use: 'Use it where a person adds files of their own: photos for a return, a document for the customer service.',
  avoid: 'For a button alone, use a `FileTrigger`. To sort a list by dragging, it is the wrong part.',
  behavior: [
    'Its button is the browser’s own file input, so files can be chosen without dragging, by keyboard, and before scripts have loaded. While the button has the focus, a paste adds files, such as a screenshot.',
    'It says what it takes. It refuses each other file with a sentence that names the file and the reason. Check again on the server.',
    'With a `name`, a form sends its files, also dropped and pasted ones, and their names show. Each choice then replaces the one before, as in the browser’s own input.',
    'Without a `name`, `onSelect` gets the files of each choice: add them to the ones before, and show them as `children`, with a way to take each back.',
    '`maxFileSize` is in bytes, and sizes are in units of 1,000. Name types by their endings if their MIME type says little: `.docx`.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the button' },
    { keys: 'Space, Enter', action: 'opens the choice of files' },
    { keys: 'Ctrl+V, ⌘V', action: 'adds the files in the clipboard' },
  ],
  announced:
    'A screen reader announces a button with the label, its text, the help and what it takes; then the names of the files that were added, and a sentence for each that was not.',
  dos: [
    {
      text: 'Say what the files must show, and what is accepted.',
      picture: (
        <DropZone
          label="Photos of the damage"
          description="The whole item and the label."
          acceptedFileTypes={['image/*']}
          maxFileSize={5_000_000}
          allowsMultiple
        />
      ),
    },
    { text: 'Show the chosen files, each with a button that takes it back.' },
  ],
  donts: [
    {
      text: 'Leave people to find out by errors what is accepted.',
      picture: <DropZone label="Files" allowsMultiple />,
    },
  ],
  related: ['FileTrigger', 'Form', 'TagGroup'],
  picture: <DropZone label="Photos of the damage" acceptedFileTypes={['image/*']} allowsMultiple />,
} satisfies ComponentDocs;
