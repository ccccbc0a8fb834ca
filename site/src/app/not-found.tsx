import { messages } from '@vitrine/sections';

/** Never shown, since what is not found has pages of the shop: in place of Next's own, whose texts and styles every page would carry. */
export default function NotFound() {
  return messages.pageNotFound;
}
