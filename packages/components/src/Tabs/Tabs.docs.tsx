import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Tabs } from './Tabs.js';

const tabsOf = (titles: string[]) => titles.map((title) => ({ id: title, title, content: 'Lugged steel' }));

export const picture = (
  <Tabs
    aria-label="Product"
    items={['Details', 'Care'].map((title) => ({ id: title, title, content: 'Lugged steel' }))}
  />
);

export const rules: PicturedRules = {
  do: ['Keep titles to a word', <Tabs key="do" aria-label="Product" items={tabsOf(['Details', 'Care', 'Sizes'])} />],
  dont: ['Use tabs for pages', <Tabs key="dont" aria-label="Shop" items={tabsOf(['Home', 'Bikes', 'About us'])} />],
};
