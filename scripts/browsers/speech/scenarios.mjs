// The actions in each component while Orca listens: keys with xdotool's names, or `{ type: 'a text' }`. `folder` is the folder of its
// recording. `isFirst` is for stories that begin with the component: Orca puts its cursor on the first thing of a page, and is silent when the
// focus goes there or to its neighbours. A button before the story then has the focus first.
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
  Slider: {
    folder: component('Slider'),
    story: 'forms-slider--default',
    steps: ['Tab', 'Right', 'Prior', 'End', 'Home'],
  },
  RangeSlider: {
    folder: component('RangeSlider'),
    story: 'forms-rangeslider--default',
    // Orca is silent if a value equals the last one that it said, also of another thumb.
    steps: ['Tab', 'Right', 'Tab', 'Left', 'Home', 'End'],
  },
  RatingInput: {
    folder: component('RatingInput'),
    story: 'forms-ratinginput--in-a-form',
    // In Firefox, Orca sometimes leaves out the group if the first Tab leads to it.
    until: ['radio', '1 of 5'],
    // Until Orca is in focus mode, its own keys for reading include the arrows.
    steps: ['Tab', 'shift+Tab', 'Insert+a', 'Right', 'Right', 'Left'],
  },
  TagGroup: {
    folder: component('TagGroup'),
    story: 'forms-taggroup--default',
    steps: ['Tab', 'Right', 'Delete', 'Right'],
  },
  Calendar: {
    folder: component('Calendar'),
    story: 'forms-calendar--default',
    steps: ['Tab', 'Tab', 'Return', 'Tab', 'Right', 'Down', 'Return'],
  },
  DatePicker: {
    folder: component('DatePicker'),
    // It begins on a day. Without one, the first key would give today's.
    story: 'forms-datepicker--choosing',
    steps: ['Tab', { type: '4' }, 'Up', 'Right', 'Tab', 'Return', 'Right', 'Return'],
  },
  TimeField: {
    folder: component('TimeField'),
    story: 'forms-timefield--default',
    steps: ['Tab', 'Up', 'Right', { type: '30' }, 'Up'],
  },
  Table: {
    folder: component('Table'),
    story: 'layout-table--selectable',
    steps: ['Tab', 'Up', 'space', 'Down', 'space', 'Right', 'Right'],
  },
  TableHandle: {
    folder: component('Table'),
    story: 'layout-table--resizable',
    isFirst: true,
    // In Firefox, Orca says the handle's name after a change of the width, with or without the value before it: each walk differs.
    browsers: ['chromium'],
    steps: ['Tab', 'Up', 'Right', 'Return', 'Right', 'Right', 'Return'],
  },
  OneTimeCode: {
    folder: component('OneTimeCode'),
    story: 'forms-onetimecode--default',
    steps: ['Tab', { type: '12' }, 'BackSpace', { type: '23456' }, 'Left', 'Home'],
  },
  FileTrigger: {
    folder: component('FileTrigger'),
    story: 'actions-filetrigger--in-a-form',
    steps: ['Tab', 'Tab', 'shift+Tab'],
  },
  DropZone: {
    folder: component('DropZone'),
    story: 'forms-dropzone--in-a-form',
    steps: ['Tab', 'Tab', 'Return', 'Tab', 'Return'],
  },
  ListBox: {
    folder: component('ListBox'),
    story: 'forms-listbox--default',
    steps: ['Tab', 'Down', 'space', 'Home', 'End'],
  },
  GridList: {
    folder: component('GridList'),
    story: 'layout-gridlist--selectable',
    steps: ['Tab', 'Up', 'space', 'Right', 'Right', 'Left', 'Left', 'End', 'space'],
  },
  Tree: {
    folder: component('Tree'),
    story: 'layout-tree--default',
    steps: ['Tab', 'Down', 'Right', 'Down', 'Right', 'Left', 'Left', 'Left', 'End'],
  },
  DateRangePicker: {
    folder: component('DateRangePicker'),
    story: 'forms-daterangepicker--choosing',
    steps: [
      'Tab',
      'Up',
      'Right',
      'Right',
      'Right',
      'Right',
      'Right',
      'Tab',
      'Return',
      'Right',
      'Return',
      'Down',
      'Return',
    ],
  },
  Rating: {
    folder: component('Rating'),
    story: 'feedback-rating--values',
    // It has no focus. Orca reads it from the page's begin.
    steps: ['ctrl+Home'],
  },
  Stepper: {
    folder: component('Stepper'),
    story: 'navigation-stepper--default',
    isFirst: true,
    steps: ['Tab', 'Tab'],
  },
  ToggleButton: {
    folder: component('ToggleButton'),
    story: 'actions-togglebutton--default',
    steps: ['Tab', 'space', 'Return'],
  },
  ToggleGroup: {
    folder: component('ToggleGroup'),
    story: 'actions-togglegroup--single',
    isFirst: true,
    steps: ['Tab', 'Right', 'space', 'Left'],
  },
  Meter: {
    folder: component('Meter'),
    story: 'feedback-meter--default',
    isFirst: true,
    // It has no focus. Orca reads it line by line.
    steps: ['ctrl+Home', 'Down', 'Down', 'Down'],
  },
  Fieldset: {
    folder: component('Fieldset'),
    story: 'forms-fieldset--invalid',
    isFirst: true,
    steps: ['Tab', 'Tab'],
  },
  Card: {
    folder: component('Card'),
    story: 'layout-card--default',
    isFirst: true,
    // Read line by line, then by its link.
    steps: ['ctrl+Home', 'Down', 'Down', 'Down', 'Tab'],
  },
  Toolbar: {
    folder: component('Toolbar'),
    story: 'actions-toolbar--default',
    isFirst: true,
    steps: ['Tab', 'Right', 'Right', 'Left'],
  },
  Menubar: {
    folder: component('Menubar'),
    story: 'overlays-menubar--default',
    isFirst: true,
    steps: ['Tab', 'Right', 'Return', 'Down', 'Right', 'Escape'],
  },
  ContextMenu: {
    folder: component('ContextMenu'),
    story: 'overlays-contextmenu--default',
    isFirst: true,
    steps: ['Tab', 'shift+F10', 'Down', 'Escape'],
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
