// Gives each docs page a name of its own in the built index, so that the menu's search answers 'Drawer' rather than 'Docs'.
// Storybook has one name for all of them (`docs.defaultName`). The menu shows 'Docs' still: see .storybook/manager.ts.
import { readFileSync, writeFileSync } from 'node:fs';

/** The names of components in other libraries. The search finds a page by them, too. */
const otherNames = {
  Accordion: 'collapse',
  Alert: 'notice',
  Badge: 'chip, tag',
  CartDrawer: 'mini cart',
  ComboBox: 'autocomplete',
  Dialog: 'modal',
  Disclosure: 'collapse, details',
  Drawer: 'sheet',
  Menu: 'dropdown',
  NumberInput: 'stepper',
  Select: 'dropdown',
  Skeleton: 'placeholder',
  Switch: 'toggle',
  ToastRegion: 'snackbar',
};

const nameOf = ({ title }) => {
  const name = title.split('/').at(-1);
  return otherNames[name] ? `${name} (${otherNames[name]})` : name;
};

const file = new URL('storybook-static/index.json', import.meta.url);
const index = JSON.parse(readFileSync(file, 'utf8'));
for (const entry of Object.values(index.entries)) if (entry.type === 'docs') entry.name = nameOf(entry);
writeFileSync(file, JSON.stringify(index));
