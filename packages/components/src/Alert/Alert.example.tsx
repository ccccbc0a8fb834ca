import type { Examples } from '../testing/examples.js';
import { Alert } from './Alert.js';
import { AlertCloseButton } from './AlertCloseButton.js';

export const examples: Examples = {
  Alert: (
    <Alert tone="error" title="Not sent" action={<a href="/contact">Contact us</a>}>
      Try again later.
    </Alert>
  ),
  AlertCloseButton: <Alert title="Not sent" action={<AlertCloseButton onPress={() => {}} />} />,
};
