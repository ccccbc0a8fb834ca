import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { CartButton } from '../CartButton/CartButton.js';
import { HeaderActions, HeaderLogo, HeaderMenu, HeaderRoot } from './HeaderRoot.js';

const menu = [{ label: 'Bikes', slug: '/collections/bikes' }];

export default {
  purpose: 'The frame of a header, and the parts that you put into it.',
  use: 'Use it for a header whose order is yours, such as one with the logo in the middle.',
  avoid: 'To replace one part, a `Header` with a prop such as `logo` or `end` suffices.',
  behavior: [
    'It renders on the server, and has the skip link: `contentId` is its target.',
    'The parts are `HeaderMenuButton`, which only a header narrower than 992 px shows, and `HeaderMenu`, which only a wider one shows; `HeaderLogo`; and `HeaderActions`, which is at the end. Each can be left out, moved, or replaced by an element of your own.',
    '`HeaderMenuButton`, `HeaderMenu` and `HeaderActions` take the same `menu` and `currentPath`: the search suggests the pages of the submenus.',
  ],
  keys: [],
  announced: 'A screen reader announces the landmarks, links and buttons as in `Header`, in the order of the parts.',
  dos: [
    {
      text: 'Put `HeaderMenuButton` and `HeaderMenu` both into it: each width has one of them.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  donts: [
    {
      text: 'Leave the cart out of `HeaderActions`: its children replace the default.',
      picture: (
        <HeaderRoot>
          <HeaderLogo />
          <HeaderActions>
            <a href="#bikes">Bikes</a>
          </HeaderActions>
        </HeaderRoot>
      ),
    },
  ],
  related: ['AccountLink', 'CartButton', 'FooterRoot', 'Header'],
  picture: (
    <HeaderRoot>
      <HeaderMenu menu={menu} />
      <HeaderLogo />
      <HeaderActions>
        <CartButton />
      </HeaderActions>
    </HeaderRoot>
  ),
} satisfies ComponentDocs;
