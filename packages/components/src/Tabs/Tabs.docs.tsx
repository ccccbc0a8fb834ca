import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Tabs } from './Tabs.js';

const tabsOf = (titles: string[]) => titles.map((title) => ({ id: title, title, content: 'Lugged steel' }));

export default {
  purpose: 'Panels, each under its tab. One panel shows at a time.',
  use: 'Use it for independent panels if shoppers read only one of them.',
  avoid: 'For content that opens below its title, use an `Accordion`. For pages, use links.',
  behavior: ['Tabs are `items`, or children: `<Tab id="care" title="Care">…</Tab>`.'],
  keys: [
    {
      keys: 'Tab',
      action:
        'to the selected tab, then into its panel: to the first control in it, or to the panel itself if it has none',
    },
    {
      keys: 'Left, Right (when vertical, Up and Down too)',
      action:
        "to the previous or the next tab, in a circle; the tab is selected, unless `keyboardActivation` is `'manual'`",
    },
    { keys: 'Home, End', action: 'to the first or the last tab' },
    { keys: 'Enter, Space', action: "selects the tab, if `keyboardActivation` is `'manual'`" },
  ],
  announced:
    'A screen reader announces the name of the row, each tab with its position (“Sizes, tab, 2 of 3, selected”), and the panel by the name of its tab.',
  dos: [
    {
      text: 'Keep titles to a word or two.',
      picture: <Tabs aria-label="Product" items={tabsOf(['Details', 'Care', 'Sizes'])} />,
    },
    { text: 'Make each panel complete without the others.' },
  ],
  donts: [
    {
      text: 'Use tabs for pages, which are links.',
      picture: <Tabs aria-label="Shop" items={tabsOf(['Home', 'Bikes', 'About us'])} />,
    },
    { text: 'Use tabs for content that people compare side by side.' },
  ],
  related: ['Accordion', 'ToggleGroup'],
  picture: (
    <Tabs
      aria-label="Product"
      items={['Details', 'Care'].map((title) => ({ id: title, title, content: 'Lugged steel' }))}
    />
  ),
} satisfies ComponentDocs;
