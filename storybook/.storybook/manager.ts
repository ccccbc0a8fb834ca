import { addons } from 'storybook/manager-api';
import { brand } from './brand.js';

addons.setConfig({ theme: brand, sidebar: { showRoots: true } });
