import type { Examples } from '../testing/examples.js';
import { Avatar } from './Avatar.js';

export const examples: Examples = {
  Avatar: <Avatar name="Ada Lovelace" src="/ada.jpg" />,
};
