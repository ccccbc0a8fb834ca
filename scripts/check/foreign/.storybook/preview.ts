import type { Preview } from '@storybook/react-vite';
import { onLook } from '@vitrine/story-checks/preview';

onLook(({ direction = 'ltr' }) => {
  document.documentElement.dir = direction;
});

export default {} satisfies Preview;
