/**
 * Other words for a page, by the page's name: the names of such components in other libraries, and props that readers look for. The menu's search finds
 * the page by them, too.
 */
export const otherWords: Readonly<Record<string, readonly string[]>> = {
  Accordion: ['collapse'],
  Alert: ['notice', 'callout'],
  Badge: ['chip', 'tag'],
  Button: ['isPending', 'isLoading'],
  ButtonLink: ['asChild', 'linkAs'],
  CartDrawer: ['mini cart'],
  ComboBox: ['autocomplete', 'typeahead'],
  ContextMenu: ['right click'],
  DateRangePicker: ['range'],
  Dialog: ['modal', 'onOpenChange'],
  Disclosure: ['collapse', 'details'],
  Divider: ['separator'],
  Drawer: ['sheet', 'onOpenChange'],
  DropZone: ['upload'],
  FileTrigger: ['upload', 'file input'],
  Link: ['anchor', 'asChild', 'linkAs'],
  Menu: ['dropdown', 'onOpenChange'],
  NativeSelect: ['dropdown'],
  NumberInput: ['spinbutton', 'stepper'],
  OneTimeCode: ['otp', 'pin'],
  Popover: ['popper', 'onOpenChange'],
  ProgressBar: ['loader'],
  RangeSlider: ['range'],
  Rating: ['stars'],
  RatingInput: ['stars'],
  Select: ['dropdown', 'onOpenChange'],
  Skeleton: ['placeholder'],
  Slider: ['range'],
  Spinner: ['loader'],
  Stepper: ['steps', 'wizard'],
  Switch: ['toggle'],
  TagGroup: ['chips'],
  ToastRegion: ['snackbar', 'notification'],
  ToggleGroup: ['segmented'],
  Tooltip: ['popper', 'onOpenChange'],
  VisuallyHidden: ['sr-only'],
};

/** Returns the name of a page in the index, such as 'Dialog (modal)', from its title 'Overlays/Dialog'. */
export function pageName(title: string): string {
  const name = title.split('/').at(-1) ?? title;
  const words = otherWords[name];
  return words ? `${name} (${words.join(', ')})` : name;
}
