import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import * as exported from './index.js';
import { examples } from './testing/examples.js';

afterEach(() => vi.restoreAllMocks());

test('every exported component is rendered here', () => {
  const components = Object.keys(exported).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(examples).sort()).toEqual(components.sort());
});

test.each(Object.entries(examples))('%s renders on the server without a warning', (_name, element) => {
  const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const html = renderToString(element);
  expect(html).not.toBe('');
  expect(html).not.toContain('undefined');
  for (const warning of warnings) expect(warning).not.toHaveBeenCalled();
});

test('only these files reach the shopper as script', () => {
  const folder = new URL('.', import.meta.url);
  const client = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|docs|example|sample)\.tsx$/.test(file))
    .filter((file) => /^['"]use client['"]/.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(client.sort()).toEqual([
    'Alert/AlertCloseButton.tsx',
    'Button/Button.tsx',
    'Calendar/Calendar.tsx',
    'Carousel/Carousel.tsx',
    'Checkbox/Checkbox.tsx',
    'CheckboxGroup/CheckboxGroup.tsx',
    'ComboBox/ComboBox.tsx',
    'ContextMenu/ContextMenu.tsx',
    'DatePicker/DatePicker.tsx',
    'DateRangePicker/DateRangePicker.tsx',
    'Dialog/Dialog.tsx',
    'Drawer/Drawer.tsx',
    'DropZone/DropZone.tsx',
    'Field/Field.tsx',
    'Field/useField.ts',
    'FileTrigger/FileTrigger.tsx',
    'Form/Form.tsx',
    'Form/FormContext.ts',
    'Gallery/Gallery.tsx',
    'GridList/GridList.tsx',
    'GridList/GridListItem.tsx',
    'HamburgerMenu/HamburgerMenu.tsx',
    'HorizontalMenu/HorizontalMenu.tsx',
    'I18nProvider/I18nProvider.tsx',
    'IconButton/IconButton.tsx',
    'Input/Input.tsx',
    'LinkProvider/LinkProvider.tsx',
    'ListBox/ListBox.tsx',
    'ListBox/ListBoxItem.tsx',
    'Menu/Menu.tsx',
    'Menu/entries.tsx',
    'Menubar/Menubar.tsx',
    'MessagesProvider/MessagesProvider.tsx',
    'Meter/Meter.tsx',
    'NativeSelect/NativeSelect.tsx',
    'NumberInput/NumberInput.tsx',
    'OneTimeCode/OneTimeCode.tsx',
    'Popover/Popover.tsx',
    'RadioGroup/Radio.tsx',
    'RadioGroup/RadioGroup.tsx',
    'RangeSlider/RangeSlider.tsx',
    'RatingInput/RatingInput.tsx',
    'SearchField/SearchField.tsx',
    'Select/Option.tsx',
    'Select/Select.tsx',
    'Slider/Slider.tsx',
    'SwatchGroup/SwatchGroup.tsx',
    'Switch/Switch.tsx',
    'Table/GridTable.tsx',
    'Tabs/Tab.tsx',
    'Tabs/Tabs.tsx',
    'TagGroup/TagGroup.tsx',
    'TextArea/TextArea.tsx',
    'TimeField/TimeField.tsx',
    'Toast/ToastRegion.tsx',
    'ToggleButton/ToggleButton.tsx',
    'ToggleGroup/ToggleGroup.tsx',
    'Toolbar/Toolbar.tsx',
    'Tooltip/Tooltip.tsx',
    'Tree/Tree.tsx',
    'Zoom/Zoom.tsx',
    'internal/useIntent.ts',
    'internal/useIsHydrated.ts',
    'internal/useIsPainted.ts',
  ]);
});
