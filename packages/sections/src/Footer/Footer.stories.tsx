import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { Footer } from './Footer.js';

const meta = preview.meta({ title: 'Sections/Footer', component: Footer, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('San Mateo, CA, US');
    await expect(footer).toHaveTextContent(String(new Date().getFullYear()));
    await expect(footer).toHaveTextContent('All rights reserved');
  },
});
