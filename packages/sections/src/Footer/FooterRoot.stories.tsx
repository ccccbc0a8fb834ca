import { Text } from '@vitrine/components';
import { footer, shop } from '@vitrine/northlane/shop';
import preview from '@vitrine/story-kit/preview';
import { expect, within } from 'storybook/test';
import {
  FooterAddress,
  FooterConsent,
  FooterContent,
  FooterCopyright,
  FooterGroups,
  FooterLogo,
  FooterRoot,
  FooterRow,
} from './FooterRoot.js';

const meta = preview.meta({
  title: 'Sections/Shop/FooterRoot',
  component: FooterRoot,
  subcomponents: {
    FooterGroups,
    FooterContent,
    FooterRow,
    FooterLogo,
    FooterAddress,
    FooterCopyright,
    FooterConsent,
  },
  parameters: { sandbox: {}, layout: 'fullscreen' },
  args: { children: undefined },
  argTypes: { children: { control: false } },
});

/** The address first, then content of the page, and the links last. */
export const OwnOrder = meta.story({
  render: () => (
    <FooterRoot className="own">
      <FooterRow>
        <FooterLogo shop={shop} />
        <FooterAddress shop={shop} />
        <FooterConsent />
      </FooterRow>
      <FooterContent>
        <Text>Open from Monday to Friday</Text>
      </FooterContent>
      <FooterGroups groups={footer.slice(0, 2)} />
      <FooterCopyright shop={shop} year={2026} />
    </FooterRoot>
  ),
  play: async ({ canvas, canvasElement }) => {
    const end = canvas.getByRole('contentinfo');
    await expect(end).toBe(canvasElement.querySelector('.own'));
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    const hours = within(end).getByText('Open from Monday to Friday');
    const links = within(end).getByRole('navigation', { name: 'More pages' });
    await expect(isBefore(within(end).getByText('San Mateo, CA, US'), hours)).toBe(true);
    await expect(isBefore(hours, links)).toBe(true);
    await expect(isBefore(links, within(end).getByText(/2026.*Northlane/))).toBe(true);
    await expect(within(links).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  },
});
