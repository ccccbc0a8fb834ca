// The compared libraries, and the imports for each part. A dotted name is a part of a namespace.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const bench = fileURLToPath(new URL('.', import.meta.url));
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The ten parts of a shop's page. */
export const parts = [
  'Button',
  'Drawer',
  'Menu',
  'Select',
  'NumberInput',
  'Pagination',
  'Breadcrumb',
  'Input',
  'Carousel',
  'Badge',
];

const names = (text) => text.trim().split(/\s+/);
const of = (namespace, text) => names(text).map((name) => `${namespace}.${name}`);

/** The parts of one library, all from the same module. */
const from = (specifier, table) =>
  Object.fromEntries(Object.entries(table).map(([part, list]) => [part, { [specifier]: list }]));

const dist = join(root, 'packages/components/dist');

/** Returns our tokens and the style sheets for the modules of a bundle. */
function vitrineCss(modules) {
  const sheets = modules.flatMap((file) => {
    const [, folder, module] = file.match(/components\/dist\/([\w/]+)\/(\w+\.styles)\.js$/) ?? [];
    return folder ? [`css/${folder.replaceAll('/', '-')}-${module}.css`] : [];
  });
  return ['tokens.css', 'css/elements.css', ...sheets].map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
}

const mantineStyles = join(bench, 'node_modules/@mantine/core/styles');

/** Returns Mantine's style sheets for the modules of a bundle, in addition to the three that every page needs. */
function mantineCss(modules) {
  const used = modules.map((file) => file.match(/@mantine\/core\/.*\/(\w+)\.module\.mjs$/)?.[1]);
  const sheets = readdirSync(mantineStyles).filter((file) => used.includes(file.replace('.css', '')));
  return ['baseline.css', 'default-css-variables.css', 'global.css', ...sheets]
    .map((file) => readFileSync(join(mantineStyles, file), 'utf8'))
    .join('\n');
}

/**
 * `parts`: the imports for each part; a missing part does not exist in the library. `needs`: required imports, such as a provider.
 * `stylesBy`: the tool that makes its styles while rendering. `css`: the style sheets for a bundle of these modules.
 */
export const libraries = [
  {
    id: 'vitrine',
    name: '@vitrine/components',
    parts: from('@vitrine/components', {
      ...Object.fromEntries(parts.map((part) => [part, [part]])),
      Drawer: names('Drawer DrawerHeader DrawerBody DrawerFooter'),
    }),
    css: vitrineCss,
  },
  {
    id: 'chakra',
    name: '@chakra-ui/react',
    stylesBy: 'emotion',
    needs: { '@chakra-ui/react': names('ChakraProvider defaultSystem') },
    parts: from('@chakra-ui/react', {
      Button: ['Button'],
      Drawer: of('Drawer', 'Root Backdrop Positioner Content Header Title CloseTrigger Body Footer'),
      Menu: of('Menu', 'Root Trigger TriggerItem Positioner Content Item ItemGroup ItemGroupLabel'),
      Select: [
        'createListCollection',
        ...of('Select', 'Root HiddenSelect Label Control Trigger ValueText Indicator Positioner Content Item'),
      ],
      NumberInput: of('NumberInput', 'Root Label Control Input IncrementTrigger DecrementTrigger'),
      Pagination: of('Pagination', 'Root PrevTrigger Items NextTrigger'),
      Breadcrumb: of('Breadcrumb', 'Root List Item Link CurrentLink Separator'),
      Input: ['Input', ...of('Field', 'Root Label HelperText ErrorText')],
      Carousel: of('Carousel', 'Root Control ItemGroup Item PrevTrigger NextTrigger IndicatorGroup Indicator'),
      Badge: ['Badge'],
    }),
  },
  {
    id: 'mui',
    name: '@mui/material',
    stylesBy: 'emotion',
    parts: from('@mui/material', {
      Button: ['Button'],
      Drawer: ['Drawer'],
      Menu: names('Menu MenuItem'),
      Select: names('FormControl InputLabel Select MenuItem FormHelperText'),
      Pagination: names('Pagination PaginationItem'),
      Breadcrumb: names('Breadcrumbs Link'),
      // TextField would bring Select with it.
      Input: names('FormControl InputLabel OutlinedInput FormHelperText'),
      Badge: ['Badge'],
    }),
  },
  {
    id: 'mantine',
    name: '@mantine/core',
    needs: { '@mantine/core': ['MantineProvider'] },
    parts: from('@mantine/core', {
      Button: ['Button'],
      Drawer: ['Drawer'],
      Menu: ['Menu'],
      Select: ['Select'],
      NumberInput: ['NumberInput'],
      Pagination: ['Pagination'],
      Breadcrumb: names('Breadcrumbs Anchor'),
      Input: ['TextInput'],
      Badge: ['Badge'],
    }),
    css: mantineCss,
  },
  {
    id: 'base-ui',
    name: '@base-ui/react',
    parts: {
      Button: { '@base-ui/react/button': ['Button'] },
      Drawer: {
        '@base-ui/react/drawer': of('Drawer', 'Root Portal Backdrop Viewport Popup Content Title Close'),
      },
      Menu: {
        '@base-ui/react/menu': of(
          'Menu',
          'Root Trigger Portal Positioner Popup Item SubmenuRoot SubmenuTrigger Group GroupLabel',
        ),
      },
      Select: {
        '@base-ui/react/field': of('Field', 'Root Label Description Error'),
        '@base-ui/react/select': of(
          'Select',
          'Root Trigger Value Icon Portal Positioner Popup List Item ItemText ItemIndicator',
        ),
      },
      NumberInput: {
        '@base-ui/react/field': of('Field', 'Root Label Description Error'),
        '@base-ui/react/number-field': of('NumberField', 'Root Group Input Increment Decrement'),
      },
      Input: { '@base-ui/react/field': of('Field', 'Root Label Control Description Error') },
    },
  },
  {
    id: 'react-aria',
    name: 'react-aria-components',
    parts: from('react-aria-components', {
      Button: ['Button'],
      Drawer: names('ModalOverlay Modal Dialog Heading Button'),
      Menu: names('MenuTrigger SubmenuTrigger Popover Menu MenuItem MenuSection Header Button'),
      Select: names('Select SelectValue Label Button Popover ListBox ListBoxItem Text FieldError'),
      NumberInput: names('NumberField Label Group Input Button Text FieldError'),
      Breadcrumb: names('Breadcrumbs Breadcrumb Link'),
      Input: names('TextField Label Input Text FieldError'),
    }),
  },
];

/** The imports for the browser's own select, if a library has one. */
export const nativeSelects = {
  vitrine: { '@vitrine/components': ['NativeSelect'] },
  chakra: {
    '@chakra-ui/react': [...of('NativeSelect', 'Root Field Indicator'), ...of('Field', 'Root Label ErrorText')],
  },
  mui: { '@mui/material': names('FormControl InputLabel NativeSelect FormHelperText') },
  mantine: { '@mantine/core': ['NativeSelect'] },
};

/** Returns the installed version of a package. */
export function versionOf(name) {
  const require = createRequire(join(bench, 'libraries.mjs'));
  const [folder] = require.resolve
    .paths(name)
    .map((place) => join(place, name, 'package.json'))
    .flatMap((file) => {
      try {
        return [JSON.parse(readFileSync(file, 'utf8')).version];
      } catch {
        return [];
      }
    });
  return folder;
}
