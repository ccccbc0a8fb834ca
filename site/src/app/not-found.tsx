import { messages } from '@vitrine/sections';

/** Never shown, since the shop has its own pages with status 404. It replaces Next's default, whose texts and styles every page would carry. */
export default function NotFound() {
  return messages.pageNotFound;
}
