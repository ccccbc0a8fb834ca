import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Text } from '../Text/Text.js';
import { theme } from '../theme/theme.js';
import { Alert } from './Alert.js';

export default {
  purpose: 'A message in the page about an event or a state.',
  use: 'Put it in the place of its subject: above a form, or beside the affected part of the page.',
  avoid:
    'For a message that disappears by itself, use a toast (`ToastRegion`). For a problem with the value of a field, use the error of its `Field`.',
  behavior: [
    "Firefox and Safari do not announce an info, success or warning alert that appears later. Call `announce(text, 'polite')` for it, which all browsers announce. An `AlertCloseButton` moves the focus to the next control when the alert goes.",
  ],
  keys: [],
  announced: {
    columns: ['Tone', 'What a screen reader announces'],
    rows: [
      ['info, success, warning', '“Note: …”, “Success: …”, “Warning: …”, after the current speech'],
      ['error', '“Error: …”, at once'],
    ],
  },
  dos: [
    {
      text: 'Say what happened and how to go on.',
      picture: <Alert tone="error" live="off" title="The card was refused. Try another one." />,
    },
    { text: 'Set `live="off"` on an alert that is on the page from the start.' },
  ],
  donts: [
    {
      text: 'Use the colour alone: the icon and the word also have the meaning.',
      picture: (
        <div style={{ padding: theme.space[4], borderInlineStart: `3px solid ${theme.color.sale}` }}>
          <Text tone="sale">1 of 2</Text>
        </div>
      ),
    },
  ],
  related: ['ToastRegion', 'Field'],
  picture: <Alert title="Only 2 left" />,
} satisfies ComponentDocs;
