import { definePreview } from '@storybook/react-vite';
import preview, { addons } from '@vitrine/story-kit/preview';

/** The kit's preview, with docs pages and their order: Storybook reads both from the text of this file. */
export default definePreview({
  ...preview.input,
  addons,
  // Every component has a page made of its data, its props and its stories.
  tags: ['autodocs'],
  parameters: {
    ...preview.input.parameters,
    options: {
      storySort: {
        order: [
          'Overview',
          'Rehearsal',
          'Analytics',
          'For agents',
          'Matrix',
          'Introduction',
          'Models',
          'Guides',
          ['Getting started', 'Overriding', 'Links', 'Server rendering', 'Forms', 'A shop', 'The port', 'Mocking'],
          'Guidelines',
          ['Guidelines', 'Tokens', 'Theming', 'Brands', 'Accessibility', 'Writing direction', 'Words'],
          'Patterns',
          [
            'Money and sale',
            'Stock and refusal',
            'Forms and errors',
            'Empty and failed',
            'Loading',
            'Confirmation and undo',
            'Moving between pages',
          ],
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
          ['Product', 'Cart', 'Account', 'Search', 'Shop'],
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
