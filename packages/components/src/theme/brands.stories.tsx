import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Accordion } from '../Accordion/Accordion.js';
import { Alert } from '../Alert/Alert.js';
import { AspectRatio } from '../AspectRatio/AspectRatio.js';
import { Badge } from '../Badge/Badge.js';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.js';
import { Button } from '../Button/Button.js';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { Divider } from '../Divider/Divider.js';
import { Grid } from '../Grid/Grid.js';
import { Heading } from '../Heading/Heading.js';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from '../IconButton/IconButton.js';
import { HeartIcon, ShoppingBagIcon, TruckIcon } from '../icons/icons.js';
import { Input } from '../Input/Input.js';
import { Link } from '../Link/Link.js';
import { List, ListItem } from '../List/List.js';
import { NativeSelect } from '../NativeSelect/NativeSelect.js';
import { NumberInput } from '../NumberInput/NumberInput.js';
import { Pagination } from '../Pagination/Pagination.js';
import { Price } from '../Price/Price.js';
import { ProgressBar } from '../ProgressBar/ProgressBar.js';
import { RadioGroup } from '../RadioGroup/RadioGroup.js';
import { Select } from '../Select/Select.js';
import { Spinner } from '../Spinner/Spinner.js';
import { SwatchGroup } from '../SwatchGroup/SwatchGroup.js';
import { Switch } from '../Switch/Switch.js';
import { Tabs } from '../Tabs/Tabs.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { brands, type BrandId } from './brands.js';
import { schemesOf } from './designTokens.js';
import { tokens, type Tokens } from './tokens.js';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

function Product() {
  return (
    <VStack gap={3}>
      <AspectRatio ratio="4 / 3" hasPanel />
      <HStack>
        <Badge badgeContent="New" />
        <Badge badgeContent="Last ones" variant="subtle" />
      </HStack>
      <Heading level={3}>Ridgeway touring bicycle</Heading>
      <Price price={usd('1480')} compareAtPrice={usd('1650')} size="lg" />
      <Text tone="quiet" maxLines={2}>
        A steel frame, brazed by hand, with room for wide tyres and a rack. Six sizes, and parts for twenty years.
      </Text>
      <SwatchGroup
        label="Colour"
        defaultValue="moss"
        items={[
          { value: 'moss', label: 'Moss green', color: '#4A5D3A' },
          { value: 'rust', label: 'Rust', color: '#A4512D' },
          { value: 'slate', label: 'Slate', color: '#52606D', isSoldOut: true },
        ]}
      />
      <SwatchGroup
        label="Frame size"
        defaultValue="m"
        items={[
          { value: 's', label: 'S' },
          { value: 'm', label: 'M' },
          { value: 'l', label: 'L', isSoldOut: true },
        ]}
      />
      <NumberInput label="Quantity" defaultValue={1} maxValue={10} />
      <Button isFullWidth iconBefore={<ShoppingBagIcon />}>
        Add to Cart
      </Button>
      <List marker="none">
        <ListItem icon={<TruckIcon />}>Free shipping + returns</ListItem>
      </List>
    </VStack>
  );
}

function Fields() {
  return (
    <VStack gap={5}>
      <Heading level={3} size="lg">
        Delivery
      </Heading>
      <Input label="Email" type="email" autoComplete="email" defaultValue="rider@example.com" />
      <Input
        label="Postcode"
        autoComplete="postal-code"
        defaultValue="9440"
        errorMessage="A postcode has five digits."
      />
      <Input label="Company" autoComplete="organization" variant="filled" isOptional description="For the invoice" />
      <NativeSelect
        label="Country"
        autoComplete="country"
        placeholder="Choose country"
        items={[
          { value: 'CA', label: 'Canada' },
          { value: 'US', label: 'United States' },
        ]}
      />
      <Select
        label="Colour"
        placeholder="Select Colour"
        items={[
          { value: 'moss', label: 'Moss', color: '#4b5d3a' },
          { value: 'ink', label: 'Ink', color: '#1b1d1a' },
        ]}
      />
      <RadioGroup
        label="Shipping"
        defaultValue="standard"
        items={[
          { value: 'standard', label: 'Standard', description: '3 to 5 days, free' },
          { value: 'express', label: 'Express', description: 'Tomorrow, $12.00' },
        ]}
      />
      <Checkbox label="Write to me about my order" defaultSelected />
      <Switch label="Keep my address" defaultSelected />
    </VStack>
  );
}

function Actions() {
  return (
    <VStack gap={6}>
      <Heading level={3} size="lg">
        Actions and messages
      </Heading>
      <HStack wrap gap={3}>
        {(['primary', 'solid', 'danger', 'secondary', 'outline', 'ghost', 'link'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button isDisabled>disabled</Button>
        <Button isLoading>loading</Button>
        <IconButton aria-label="Wish list" icon={<HeartIcon />} variant="outline" />
      </HStack>
      <HStack wrap gap={3}>
        {(['solid', 'outline', 'subtle'] as const).map((variant) => (
          <Badge key={variant} variant={variant} badgeContent={variant} />
        ))}
        <Badge variant="cart" badgeContent={3} />
        <Spinner size="sm" />
      </HStack>
      <VStack gap={3}>
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Alert key={tone} tone={tone} live="off" title={`A message of the tone ${tone}`} />
        ))}
      </VStack>
      <ProgressBar label="To free shipping" value={60} showsValue />
      <Divider />
      <Text>
        Every frame is made in San Mateo. <Link href="#workshop">See how we work</Link>
      </Text>
    </VStack>
  );
}

function Panel() {
  return (
    <VStack gap={10}>
      <VStack gap={3}>
        <Breadcrumb
          items={[
            { label: 'Bikes', url: '#bikes' },
            { label: 'Touring', url: '#touring', isCurrentPage: true },
          ]}
        />
        <Heading level={2} size="4xl">
          Made to last
        </Heading>
        <Text size="lg" tone="quiet">
          The same components under each brand: only the tokens differ.
        </Text>
      </VStack>
      <Grid gap={10} minColumnWidth="min(100%, 18rem)">
        <Product />
        <Fields />
        <Actions />
      </Grid>
      <Tabs
        aria-label="Product information"
        items={[
          { id: 'details', title: 'Details', content: <Text>Lugged steel, brazed by hand.</Text> },
          { id: 'care', title: 'Care', content: <Text>Wipe it dry after rain.</Text> },
        ]}
      />
      <Accordion
        headingLevel={3}
        defaultExpandedKeys={['delivery']}
        items={[
          { id: 'delivery', title: 'Delivery', content: <Text>Two to four days, free above $60.</Text> },
          { id: 'returns', title: 'Returns', content: <Text>Within 60 days, also after a ride.</Text> },
        ]}
      />
      <Pagination page={4} totalPages={20} getHref={(page) => `#page-${page}`} />
    </VStack>
  );
}

const meta = preview.meta({
  title: 'Brands',
  component: Panel,
  parameters: {
    docs: {
      description: {
        component: `
A brand is a set of tokens: colours for the light and the dark scheme, two families of type, weights, spacing of letters, radii. No
component depends on the brand. These are the most used components in each brand, in both schemes. The toolbar switches every other story of
the catalogue between the brands.

**Northlane**, the default, is paper, ink and one green. **Halyard** is designed for the dark scheme: night and violet, rounded, with
headings in an old-style serif. Both keep every text at 4.5:1 and every edge of a control at 3:1, in both schemes. A test of the tokens
checks that.

See the page _Guidelines / Brands_ for how to make your own.
`,
      },
    },
    controls: { disable: true },
  },
});

type Scheme = 'light' | 'dark';

/** Returns the hex colour of a token in the format of computed styles. */
function rgb(brand: BrandId, name: keyof Tokens['color'], scheme: Scheme) {
  const value = schemesOf({ ...tokens.color, ...brands[brand].tokens.color }[name])[scheme];
  const channels = [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

/** Forced colours come from the system, whose scheme differs from the one that is set on the page here. */
const oneScheme = 'The scheme is fixed on the page, and forced colours follow the system';

const wears = (brand: BrandId, scheme: Scheme) => ({
  globals: { brand, theme: scheme },
  ...(scheme === 'dark' && { parameters: { checks: { forcedColors: oneScheme, focus: oneScheme } } }),
  play: async ({ canvas }: { canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement } }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'solid' }));
    await expect(button.backgroundColor).toBe(rgb(brand, 'accent', scheme));
    await expect(button.color).toBe(rgb(brand, 'onAccent', scheme));
    await expect(button.borderRadius).toBe({ ...tokens.radius, ...brands[brand].tokens.radius }.md);
    const heading = getComputedStyle(canvas.getByRole('heading', { name: 'Made to last' }));
    const font = { ...tokens.font, ...brands[brand].tokens.font }.heading;
    await expect(heading.fontFamily.replaceAll('"', "'")).toBe(font);
    await expect(getComputedStyle(document.body).backgroundColor).toBe(rgb(brand, 'paper', scheme));
  },
});

export const NorthlaneLight = meta.story(wears('northlane', 'light'));
export const NorthlaneDark = meta.story(wears('northlane', 'dark'));
export const HalyardDark = meta.story(wears('halyard', 'dark'));
export const HalyardLight = meta.story(wears('halyard', 'light'));
