import { definePreview } from '@storybook/react-vite';
import preview, { addons } from '@vitrine/story-kit/preview';

/** The kit's preview, with the order of this catalogue's pages: Storybook reads the order from this file. */
export default definePreview({
  ...preview.input,
  addons,
  parameters: {
    ...preview.input.parameters,
    options: {
      storySort: {
        order: [
          'Overview',
          'Matrix',
          'Introduction',
          'Models',
          'Guides',
          ['Getting started', 'Overriding', 'Links', 'Server rendering', 'Forms', 'A shop', 'The port', 'Mocking'],
          'Guidelines',
          ['Guidelines', 'Tokens', 'Theming', 'Brands', 'Accessibility', 'Writing direction', 'Words'],
          'Pages',
          [
            'Home',
            'Collection',
            'Brand',
            'Product',
            'Search',
            'Cart',
            'Login',
            'Register',
            'Forgot password',
            'Change password',
            'Account',
            'Address',
            'Orders',
          ],
          'Sections',
          'Brands',
          'Typography',
          'Layout',
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
          'Media',
          'Setup',
          '*',
        ],
      },
    },
  },
});
