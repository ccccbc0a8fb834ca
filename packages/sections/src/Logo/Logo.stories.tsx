import preview from '@vitrine/storybook/preview';
import { Logo } from './Logo.js';

const meta = preview.meta({ title: 'Sections/Logo', component: Logo });

export const Northlane = meta.story();

export const AnotherName = meta.story({ args: { name: 'Harbour & Mill' } });
