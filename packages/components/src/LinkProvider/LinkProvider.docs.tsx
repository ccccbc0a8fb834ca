import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose:
    "Sets the framework's link component for a whole page, so that links navigate within the shop without a full page load.",
  use: 'Use it once, around the page. Every component with links uses it: `Link`, `ButtonLink`, `Breadcrumb`, `Pagination`, `Menu`, `HorizontalMenu` and `HamburgerMenu`.',
  avoid:
    'Server components cannot read a provider: give `linkAs` to the component itself there. It takes the props of that link as well, such as `prefetch`. Sections take the link from `ShopProvider`.',
  keys: [],
  announced: 'It does not change the announcements of a screen reader.',
  dos: [
    {
      text: 'Give a link that takes `href`, as Next does. For one that takes `to`, write an adapter: `({ href, ...props }) => <Link to={href} {...props} />`.',
    },
  ],
  donts: [{ text: 'Define the adapter within a component: each render would create another link component.' }],
  related: ['Link', 'ShopProvider'],
} satisfies ComponentDocs;
