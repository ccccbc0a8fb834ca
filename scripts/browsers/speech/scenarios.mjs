// The actions in each component while Orca listens: keys with xdotool's names, or `{ type: 'a text' }`. `folder` is the folder of its
// recording.
const component = (name) => `packages/components/src/${name}`;

export const scenarios = {
  Button: {
    folder: component('Button'),
    story: 'actions-button--becomes-loading',
    steps: ['Tab', 'Return', 'Tab', 'Return', 'shift+Tab'],
  },
  Drawer: {
    folder: component('Drawer'),
    story: 'overlays-drawer--default',
    steps: ['Tab', 'Return', 'Tab', 'Tab', 'Escape'],
  },
  Dialog: {
    folder: component('Dialog'),
    story: 'overlays-dialog--alert',
    steps: ['Tab', 'Return', 'Tab', 'Tab', 'Escape'],
  },
  Popover: {
    folder: component('Popover'),
    story: 'overlays-popover--default',
    steps: ['Tab', 'Return', 'Tab', 'Escape'],
  },
  Menu: {
    folder: component('Menu'),
    story: 'overlays-menu--default',
    steps: ['Tab', 'Return', 'Down', 'Down', 'Right', 'Left', 'Escape'],
  },
  Select: {
    folder: component('Select'),
    story: 'forms-select--default',
    steps: ['Tab', 'Return', 'Down', 'Down', 'Return', 'Return', 'Escape'],
  },
  ComboBox: {
    folder: component('ComboBox'),
    story: 'forms-combobox--default',
    steps: ['Tab', { type: 'g' }, { type: 'er' }, 'Down', 'Return'],
  },
  NumberInput: {
    folder: component('NumberInput'),
    story: 'forms-numberinput--default',
    steps: ['Tab', 'Up', 'Down', 'Down', 'End', { type: '0' }, 'Return'],
  },
  Carousel: {
    folder: component('Carousel'),
    story: 'media-carousel--six-pictures',
    steps: ['Tab', 'Tab', 'Return', 'Right', 'Home', 'Tab', 'Tab', 'Right', 'Return'],
  },
  Tabs: {
    folder: component('Tabs'),
    story: 'navigation-tabs--default',
    steps: ['Tab', 'Right', 'Right', 'Home', 'Tab'],
  },
  ToastRegion: {
    folder: component('Toast'),
    story: 'feedback-toastregion--default',
    steps: ['Tab', 'Return', 'F6', 'Tab', 'Tab', 'Return'],
  },
  Form: {
    folder: component('Form'),
    story: 'forms-form--register',
    steps: ['Tab', 'Tab', { type: 'ada' }, 'Return', 'Tab', 'Return', 'Tab'],
  },
  ProductBox: {
    folder: 'packages/sections/src/ProductBox',
    story: 'sections-product-productbox--nothing-to-choose',
    // Tabs to the button at any place, then into the cart and back.
    until: ['button', 'Add to Cart'],
    steps: ['Return', 'Tab', 'Escape'],
    mustSay: 'Added to your cart',
  },
  SearchPopover: {
    folder: 'packages/sections/src/SearchPopover',
    story: 'sections-search-searchpopover--default',
    // The popover loads at the first sign of use. Each typed letter still has to reach the field.
    steps: ['Tab', 'Return', { type: 'kettle' }, 'Down', 'Escape', 'Escape'],
    mustSay: 'Enamel Kettle',
  },
};
