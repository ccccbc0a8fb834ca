import {
  Accordion,
  Alert,
  AspectRatio,
  Badge,
  Breadcrumb,
  Button,
  ButtonLink,
  Carousel,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  Container,
  Disclosure,
  Divider,
  Field,
  Grid,
  Heading,
  HorizontalMenu,
  HStack,
  IconButton,
  Image,
  Input,
  Link,
  List,
  ListItem,
  Logo,
  NativeSelect,
  NumberInput,
  Pagination,
  Price,
  ProgressBar,
  RadioGroup,
  RichText,
  SearchField,
  Select,
  Skeleton,
  Spinner,
  SwatchGroup,
  Switch,
  Tabs,
  Text,
  TextArea,
  theme,
  ToggleGroup,
  VStack,
} from '@vitrine/components';
import { CheckIcon, HeartIcon, MenuIcon, SearchIcon, Trash2Icon, XIcon } from '@vitrine/components/icons';
import type { ReactNode } from 'react';
import type { DosAndDonts } from './picturedRule.js';
import { bicycle, drawn, kettle, Panel, pump, usd } from './pictures.js';

const sizes = ['S', 'M', 'L'].map((size) => ({ value: size, label: size }));
const yesAndNo = ['Yes', 'No'].map((value) => ({ value, label: value }));
const towns = ['San Mateo', 'Santa Cruz', 'Sausalito'].map((value) => ({ value, label: value }));
const colours = [
  { value: 'moss', label: 'Moss', color: '#5c6b4a' },
  { value: 'rust', label: 'Rust', color: '#b2451c' },
];
const things = [bicycle, pump, kettle].map((src) => <Image key={src} src={src} alt="" aspectRatio="1" />);
const menuOf = (labels: string[]) => labels.map((label) => ({ label, href: '#' }));
const tabsOf = (titles: string[]) => titles.map((title) => ({ id: title, title, content: 'Lugged steel' }));
const swatch = (color: string) => (
  <span style={{ inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: '50%', background: color }} />
);

/** Words at the edge of the control that they are about. */
const Label = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="sm" tone="quiet">
    {children}
  </Text>
);

export const componentDosAndDonts: DosAndDonts = {
  Accordion: {
    do: [
      'Give it the heading level',
      <VStack key="do" gap={2}>
        <Heading level={2} size="lg">
          Good to know
        </Heading>
        <Accordion items={['Delivery', 'Returns'].map((title) => ({ id: title, title, content: 'Two days' }))} />
      </VStack>,
    ],
    dont: [
      'Make it exclusive',
      <Accordion
        key="dont"
        defaultExpandedKeys={['Delivery']}
        items={[
          {
            id: 'Delivery',
            title: 'Delivery',
            content: (
              <Accordion items={['By post', 'By bicycle'].map((title) => ({ id: title, title, content: '' }))} />
            ),
          },
        ]}
      />,
    ],
  },
  Alert: {
    do: [
      'Say what happened',
      <Alert key="do" tone="error" live="off" title="The card was refused. Try another one." />,
    ],
    dont: [
      'Use the colour alone',
      <div key="dont" style={{ padding: theme.space[4], borderInlineStart: `3px solid ${theme.color.sale}` }}>
        <Text tone="sale">1 of 2</Text>
      </div>,
    ],
  },
  AspectRatio: {
    do: [
      'Use it for videos',
      <AspectRatio key="do" ratio="16 / 9" hasPanel fit="contain">
        <img src={bicycle} alt="" />
      </AspectRatio>,
    ],
    dont: [
      'Put text into it',
      <AspectRatio key="dont" ratio="4 / 1" hasPanel>
        <Text>
          Thin steel tubes, a threaded bottom bracket, and rim brakes that you can see through: light enough, and built
          to be mended, for as long as there are hands to do it and tubes to be had.
        </Text>
      </AspectRatio>,
    ],
  },
  Badge: {
    do: ['Keep it to a word', <Badge key="do" badgeContent="Sold out" />],
    dont: ['Say anything by its looks alone', <Badge key="dont" badgeContent=" " variant="solid" />],
  },
  Breadcrumb: {
    do: [
      'Begin at the top',
      <Breadcrumb
        key="do"
        items={[
          { label: 'Home', url: '#' },
          { label: 'Bikes', url: '#' },
          { label: 'Lane One', url: '#', isCurrentPage: true },
        ]}
      />,
    ],
    dont: [
      'Use it for the steps',
      <Breadcrumb
        key="dont"
        items={[
          { label: 'Cart', url: '#' },
          { label: 'Address', url: '#', isCurrentPage: true },
          { label: 'Payment', url: '#' },
        ]}
      />,
    ],
  },
  Button: {
    do: [
      'Begin with a verb',
      <HStack key="do" wrap gap={3}>
        <Button>Add to bag</Button>
        <Button variant="outline">Save for later</Button>
      </HStack>,
    ],
    dont: [
      'Disable a button',
      <VStack key="dont" gap={3} align="start">
        <Input label="Email" />
        <Button isDisabled>Send</Button>
      </VStack>,
    ],
  },
  ButtonLink: {
    do: [
      'Use it where the address matters',
      <ButtonLink key="do" href="#">
        Checkout
      </ButtonLink>,
    ],
    dont: [
      'Give it a press handler',
      <ButtonLink key="dont" href="#">
        Add to bag
      </ButtonLink>,
    ],
  },
  Carousel: {
    do: [
      'Name it after what it shows',
      <Carousel
        key="do"
        aria-label="Lane One"
        slides={['From the side', 'The crank'].map((label, index) => ({
          id: label,
          label,
          content: <Image src={drawn(`lane-one/${index + 1}.svg`)} alt="" aspectRatio="2 / 1" />,
        }))}
      />,
    ],
    dont: [
      'Let it move by itself',
      <Carousel
        key="dont"
        aria-label="News"
        slides={['1', '2'].map((id) => ({
          id,
          label: id,
          content: (
            <AspectRatio ratio="2 / 1" hasPanel>
              <Text size="xl">We are closed on Monday</Text>
            </AspectRatio>
          ),
        }))}
        defaultIndex={1}
      />,
    ],
  },
  Checkbox: {
    do: ['Word it so that a tick means yes', <Checkbox key="do" label="Send me news of the workshop" />],
    dont: ['Tick for others', <Checkbox key="dont" label="Insure my bicycle for $9 a month" defaultSelected />],
  },
  CheckboxGroup: {
    do: [
      'Say in the label',
      <CheckboxGroup key="do" label="Spare parts (up to two)" items={['Spokes', 'Chain', 'Pads'].map(named)} />,
    ],
    dont: ['Use it where only one', <CheckboxGroup key="dont" label="Size" items={sizes} defaultValue={['M']} />],
  },
  ComboBox: {
    do: [
      'Take it for lists that are too long',
      <ComboBox key="do" label="Town" items={towns} defaultValue="San Mateo" />,
    ],
    dont: ['Take it for sizes', <ComboBox key="dont" label="Size" items={sizes} defaultValue="M" />],
  },
  Container: {
    do: [
      'Put one around each band',
      <Container key="do" variant="outline" constrainContent>
        <Text>Within the margins</Text>
      </Container>,
    ],
    dont: [
      'Nest containers',
      <Container key="dont" variant="outline">
        <Container variant="outline">
          <Text>Twice within the margins</Text>
        </Container>
      </Container>,
    ],
  },
  Dialog: {
    do: [
      'Name the action',
      <Panel key="do">
        <VStack gap={4}>
          <Text weight="semibold">Delete this address?</Text>
          <HStack wrap gap={2} justify="end">
            <Button variant="outline" size="sm">
              Keep it
            </Button>
            <Button size="sm">Delete address</Button>
          </HStack>
        </VStack>
      </Panel>,
    ],
    dont: [
      'Open one without being asked',
      <Panel key="dont">
        <VStack gap={4}>
          <Text weight="semibold">Wait! 10 % off if you stay</Text>
          <Button size="sm">OK</Button>
        </VStack>
      </Panel>,
    ],
  },
  Disclosure: {
    do: [
      'Hide what few need',
      <Disclosure key="do" title="Geometry of the frame">
        Stack and reach
      </Disclosure>,
    ],
    dont: [
      'Hide prices',
      <Disclosure key="dont" title="What shipping costs">
        $12
      </Disclosure>,
    ],
  },
  Divider: {
    do: [
      'Prefer space',
      <VStack key="do" gap={6}>
        <Text>Made of steel</Text>
        <Text>Sent in two days</Text>
      </VStack>,
    ],
    dont: [
      'Put one at the end',
      <VStack key="dont" gap={3}>
        <Text>Made of steel</Text>
        <Divider />
        <Text>Sent in two days</Text>
        <Divider />
      </VStack>,
    ],
  },
  Drawer: {
    do: [
      'Give it a header',
      <Panel key="do">
        <VStack gap={4}>
          <HStack justify="between">
            <Text weight="semibold">Your cart</Text>
            <XIcon />
          </HStack>
          <Text>Floor pump</Text>
        </VStack>
      </Panel>,
    ],
    dont: [
      'Open one on top of another',
      <Panel key="dont">
        <Text weight="semibold">Your cart</Text>
        <div style={{ marginInlineStart: '30%' }}>
          <Panel>
            <Text weight="semibold">Size guide</Text>
          </Panel>
        </div>
      </Panel>,
    ],
  },
  Field: {
    do: [
      'Say in an error how to mend it',
      <Input key="do" label="Email" defaultValue="ada@" errorMessage="Write an address such as name@example.com." />,
    ],
    dont: [
      'Put into the help what one must know',
      <Field key="dont" label="Your code" description="Without the letters, backwards, and only the last four digits.">
        <input style={{ inlineSize: '100%' }} />
      </Field>,
    ],
  },
  Form: {
    do: [
      'Name the field in each error',
      <Input key="do" label="Postal code" errorMessage="Write the postal code as five digits." />,
    ],
    dont: [
      'Disable the button',
      <VStack key="dont" gap={3} align="start">
        <Input label="Postal code" />
        <Button isDisabled>Send</Button>
      </VStack>,
    ],
  },
  Grid: {
    do: [
      'Let it decide',
      <Grid key="do" gap={2} minColumnWidth="5rem">
        {things}
      </Grid>,
    ],
    dont: [
      'Put a grid into a row of its own',
      <Grid key="dont" gap={2} minColumnWidth="100%">
        <Text>Made of steel</Text>
        <Text>Sent in two days</Text>
      </Grid>,
    ],
  },
  HStack: {
    do: [
      'Say `wrap`',
      <HStack key="do" wrap gap={2} style={{ inlineSize: '11rem' }}>
        {['Road', 'Touring', 'Folding'].map((kind) => (
          <Badge key={kind} badgeContent={kind} variant="subtle" />
        ))}
      </HStack>,
    ],
    dont: [
      'Change the visual order',
      <HStack key="dont" gap={2}>
        <Badge badgeContent="Second" variant="subtle" style={{ order: 2 }} />
        <Badge badgeContent="First" variant="subtle" style={{ order: 3 }} />
        <Badge badgeContent="Third" variant="subtle" style={{ order: 1 }} />
      </HStack>,
    ],
  },
  HamburgerMenu: {
    do: [
      'Put the search box above',
      <Panel key="do">
        <VStack gap={3}>
          <SearchField aria-label="Search" placeholder="Search" />
          <Text weight="semibold">Shop</Text>
          <Text weight="semibold">About</Text>
        </VStack>
      </Panel>,
    ],
    dont: [
      'Hide the menu behind a button',
      <HStack key="dont" justify="between">
        <Logo name="Northlane" />
        <IconButton aria-label="Menu" icon={<MenuIcon />} />
      </HStack>,
    ],
  },
  Heading: {
    do: [
      'Begin with one',
      <VStack key="do" gap={2}>
        <Heading level={1} size="2xl">
          Bikes
        </Heading>
        <Heading level={2} size="lg">
          Road
        </Heading>
      </VStack>,
    ],
    dont: [
      'Choose a level for its size',
      <VStack key="dont" gap={2}>
        <Heading level={4} size="sm">
          Bikes
        </Heading>
        <Heading level={1} size="2xl">
          Free shipping!
        </Heading>
      </VStack>,
    ],
  },
  HorizontalMenu: {
    do: ['Keep it to what fits', <HorizontalMenu key="do" items={menuOf(['Shop', 'Brands', 'About'])} />],
    dont: [
      'Open it by hovering',
      <VStack key="dont" gap={2}>
        <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} />
        <Panel>
          <Text>Opened in passing</Text>
        </Panel>
      </VStack>,
    ],
  },
  IconButton: {
    do: [
      'Name what it does',
      <HStack key="do" gap={3}>
        <IconButton aria-label="Remove from cart" icon={<Trash2Icon />} variant="outline" />
        <Label>“Remove from cart”</Label>
      </HStack>,
    ],
    dont: [
      'Use it where a word has room',
      <HStack key="dont" gap={3}>
        <Input label="Discount code" />
        <IconButton aria-label="Apply" icon={<CheckIcon />} variant="outline" />
      </HStack>,
    ],
  },
  Icons: {
    do: [
      'Put text beside it',
      <Button key="do" variant="outline" iconBefore={<HeartIcon />}>
        Save for later
      </Button>,
    ],
    dont: [
      'Mix sets',
      <HStack key="dont" gap={3}>
        <SearchIcon />
        <HeartIcon fill="currentColor" />
        <span style={{ fontSize: '1.25rem' }}>🛒</span>
      </HStack>,
    ],
  },
  Image: {
    do: ['Give `htmlWidth`', <Image key="do" src={bicycle} alt="" aspectRatio="2 / 1" />],
    dont: [
      'Repeat in `alt`',
      <VStack key="dont" gap={2}>
        <Image src={bicycle} alt="" aspectRatio="2 / 1" />
        <Text size="sm">Lane One</Text>
        <Label>alt="Picture of Lane One"</Label>
      </VStack>,
    ],
  },
  Input: {
    do: ['Allow a password', <Input key="do" label="Password" type="password" defaultValue="northlane" />],
    dont: ['Let a placeholder', <Input key="dont" aria-label="Email" placeholder="Your email" />],
  },
  Link: {
    do: [
      'Say where it leads',
      <Link key="do" href="#">
        How we build a wheel
      </Link>,
    ],
    dont: [
      "Write 'click here'",
      <Text key="dont">
        To see how we build a wheel <Link href="#">click here</Link>
      </Text>,
    ],
  },
  List: {
    do: [
      'Use `as="ol"`',
      <List key="do" as="ol" marker="decimal">
        <ListItem>Turn the bar</ListItem>
        <ListItem>Fit the front wheel</ListItem>
        <ListItem>Check the brakes</ListItem>
      </List>,
    ],
    dont: [
      'Use it for products',
      <List key="dont" marker="disc">
        <ListItem>
          <Image src={pump} alt="" aspectRatio="3 / 1" />
        </ListItem>
        <ListItem>
          <Image src={kettle} alt="" aspectRatio="3 / 1" />
        </ListItem>
      </List>,
    ],
  },
  Logo: {
    do: [
      'Put it into the link',
      <Link key="do" href="#" variant="default">
        <Logo name="Northlane" />
      </Link>,
    ],
    dont: [
      'Give the mark a text',
      <HStack key="dont" gap={2}>
        <Logo name="Northlane" />
        <Label>“Logo, Northlane”</Label>
      </HStack>,
    ],
  },
  Menu: {
    do: [
      'Begin labels with a verb',
      <Panel key="do">
        <VStack gap={2}>
          <Text>Order again</Text>
          <Text>Print the invoice</Text>
          <Divider />
          <Text>Delete the order</Text>
        </VStack>
      </Panel>,
    ],
    dont: [
      'Use it for the pages',
      <Panel key="dont">
        <VStack gap={2}>
          <Text>Home</Text>
          <Text>Bikes</Text>
          <Text>About us</Text>
        </VStack>
      </Panel>,
    ],
  },
  NativeSelect: {
    do: [
      'Say with the placeholder',
      <NativeSelect key="do" label="Country" placeholder="Choose country" items={['Chile', 'Peru'].map(named)} />,
    ],
    dont: ['Use it for two or three', <NativeSelect key="dont" label="Wrap it as a gift?" items={yesAndNo} />],
  },
  NumberInput: {
    do: [
      'Say in `description`',
      <NumberInput key="do" label="Quantity" description="At most 10" defaultValue={2} maxValue={10} />,
    ],
    dont: ['Use it for what only looks', <NumberInput key="dont" label="Postal code" defaultValue={94401} />],
  },
  Pagination: {
    do: [
      'Keep the rest of the address',
      <VStack key="do" gap={3}>
        <Label>/collections/bikes?sort=newest&amp;page=2</Label>
        <Pagination page={2} totalPages={3} getHref={() => '#'} />
      </VStack>,
    ],
    dont: [
      'Use it for what loads more',
      <VStack key="dont" gap={3}>
        <Grid gap={2} minColumnWidth="5rem">
          {things}
        </Grid>
        <Pagination page={1} totalPages={9} getHref={() => '#'} />
      </VStack>,
    ],
  },
  Popover: {
    do: [
      'Give `initialFocus`',
      <Panel key="do">
        <SearchField label="Search the shop" />
      </Panel>,
    ],
    dont: [
      'Hold people up',
      <Panel key="dont">
        <VStack gap={3}>
          <Text>Delete your account?</Text>
          <Button size="sm">Delete</Button>
        </VStack>
      </Panel>,
    ],
  },
  Price: {
    do: [
      'Give the locale',
      <HStack key="do" gap={6}>
        <Price price={usd('1299')} locale="en-US" />
        <Price price={usd('1299')} locale="de-DE" />
      </HStack>,
    ],
    dont: [
      'Convert or round before',
      <HStack key="dont" gap={6}>
        <Price price={usd('48.50')} />
        <Text>≈ $49</Text>
      </HStack>,
    ],
  },
  ProgressBar: {
    do: ['Say in the label', <ProgressBar key="do" label="Sending your picture" value={40} />],
    dont: ['Use it for what is a choice', <ProgressBar key="dont" label="Drag to set the greatest price" value={60} />],
  },
  RadioGroup: {
    do: [
      'Put the most likely',
      <RadioGroup
        key="do"
        label="Delivery"
        items={['By post, free', 'By courier, $12'].map(named)}
        defaultValue="By post, free"
      />,
    ],
    dont: [
      'Use it for yes and no',
      <RadioGroup key="dont" label="Wrap it as a gift?" items={yesAndNo} defaultValue="No" />,
    ],
  },
  RichText: {
    do: [
      'Let its headings begin',
      <VStack key="do" gap={3}>
        <Heading level={1} size="xl">
          Lane One
        </Heading>
        <RichText html="<h2>The frame</h2><p>Lugged steel, brazed by hand.</p>" />
      </VStack>,
    ],
    dont: [
      'Style it from outside',
      <div key="dont" style={{ fontFamily: 'cursive', color: '#b00080', fontSize: '1.5em', lineHeight: 1 }}>
        The frame: lugged steel, brazed by hand.
      </div>,
    ],
  },
  SearchField: {
    do: ['Put it into a form', <SearchField key="do" aria-label="Search" placeholder="Search the shop" />],
    dont: [
      'Hide it behind an icon',
      <HStack key="dont" justify="between">
        <Logo name="Northlane" />
        <IconButton aria-label="Search" icon={<SearchIcon />} />
      </HStack>,
    ],
  },
  Select: {
    do: [
      'Say with the placeholder',
      <Select key="do" label="Frame" placeholder="Select a size" items={[...sizes, { value: 'XL', label: 'XL' }]} />,
    ],
    dont: ['Use it for two or three', <Select key="dont" label="Finish" items={sizes.slice(1)} defaultValue="M" />],
  },
  Skeleton: {
    do: [
      'Give a label to one',
      <Grid key="do" gap={3} minColumnWidth="5rem">
        {[1, 2, 3].map((number) => (
          <VStack key={number} gap={2}>
            <Skeleton shape="block" aspectRatio="1" />
            <Skeleton />
          </VStack>
        ))}
      </Grid>,
    ],
    dont: [
      'Show it for what comes',
      <VStack key="dont" gap={3}>
        <Text>Paying by card. This may take a minute.</Text>
        <Skeleton lines={2} />
      </VStack>,
    ],
  },
  SkipLink: {
    do: [
      'Put it first',
      <VStack key="do" gap={3} align="start">
        <Button size="sm">Skip to content</Button>
        <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} />
      </VStack>,
    ],
    dont: [
      'Hide it where it has the focus',
      <VStack key="dont" gap={3} align="start">
        <Label>The focus is somewhere above</Label>
        <HorizontalMenu items={menuOf(['Shop', 'Brands', 'About'])} />
      </VStack>,
    ],
  },
  Spinner: {
    do: ['Show it for what takes longer', <Spinner key="do" label="Asking the shop" />],
    dont: [
      'Fill a page with spinners',
      <Grid key="dont" gap={6} minColumnWidth="4rem">
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <Spinner key={number} />
        ))}
      </Grid>,
    ],
  },
  SwatchGroup: {
    do: [
      'Let a value that is sold out',
      <SwatchGroup
        key="do"
        label="Size"
        items={sizes.map((size) => ({ ...size, ...(size.value === 'S' && { isSoldOut: true }) }))}
        defaultValue="S"
      />,
    ],
    dont: [
      'Rely on colours',
      <HStack key="dont" gap={3}>
        {colours.map(({ color }) => (
          <span key={color}>{swatch(color)}</span>
        ))}
      </HStack>,
    ],
  },
  Switch: {
    do: ['Let it take effect', <Switch key="do" label="Show what is in stock only" defaultSelected />],
    dont: [
      'Change its label',
      <VStack key="dont" gap={3}>
        <Switch label="Notifications on" defaultSelected />
        <Switch label="Notifications off" />
      </VStack>,
    ],
  },
  Tabs: {
    do: ['Keep titles to a word', <Tabs key="do" aria-label="Product" items={tabsOf(['Details', 'Care', 'Sizes'])} />],
    dont: ['Use tabs for pages', <Tabs key="dont" aria-label="Shop" items={tabsOf(['Home', 'Bikes', 'About us'])} />],
  },
  Text: {
    do: [
      'Let size and tone follow',
      <VStack key="do" gap={1}>
        <Text>Floor pump</Text>
        <Text tone="quiet" size="sm">
          Sent within two days
        </Text>
      </VStack>,
    ],
    dont: [
      'Say anything by tone alone',
      <VStack key="dont" gap={1}>
        <Text>Small</Text>
        <Text tone="sale">Medium</Text>
        <Text>Large</Text>
      </VStack>,
    ],
  },
  TextArea: {
    do: ['Give it about the height', <TextArea key="do" label="What broke, and how?" rows={4} />],
    dont: [
      'Set a limit without',
      <TextArea key="dont" label="Your message" rows={2} maxLength={20} defaultValue="It began to creak on" />,
    ],
  },
  ToastRegion: {
    do: [
      'Say in a toast',
      <Panel key="do">
        <HStack gap={2}>
          <CheckIcon />
          <Text size="sm">Saved for later</Text>
        </HStack>
      </Panel>,
    ],
    dont: [
      'Put into it the only way',
      <Panel key="dont">
        <HStack gap={3} justify="between">
          <Text size="sm">Your order is placed</Text>
          <Button size="sm" variant="link">
            Pay now
          </Button>
        </HStack>
      </Panel>,
    ],
  },
  ToggleGroup: {
    do: [
      'Set `disallowEmptySelection`',
      <ToggleGroup key="do" aria-label="View" items={toggles(['Grid', 'List'])} defaultSelectedKeys={['Grid']} />,
    ],
    dont: [
      'Use it for a choice in a form',
      <VStack key="dont" gap={3} align="start">
        <Input label="Name" />
        <ToggleGroup aria-label="Delivery" items={toggles(['By post', 'By courier'])} />
      </VStack>,
    ],
  },
  Tooltip: {
    do: [
      'Say in it what helps',
      <VStack key="do" gap={2} align="start">
        <IconButton aria-label="Save for later" icon={<HeartIcon />} variant="outline" />
        <Panel>
          <Text size="sm">Kept for 30 days</Text>
        </Panel>
      </VStack>,
    ],
    dont: [
      'Put in it what must be known',
      <VStack key="dont" gap={2} align="start">
        <Button>Pay</Button>
        <Panel>
          <Text size="sm">Cannot be returned</Text>
        </Panel>
      </VStack>,
    ],
  },
  VStack: {
    do: [
      'Choose the `gap`',
      <VStack key="do" gap={6}>
        <VStack gap={1}>
          <Text weight="semibold">Floor pump</Text>
          <Price price={usd('72')} />
        </VStack>
        <Button size="sm">Add to bag</Button>
      </VStack>,
    ],
    dont: [
      'Nest stacks',
      <VStack key="dont" gap={4}>
        <VStack gap={4}>
          <Text weight="semibold">Floor pump</Text>
          <VStack gap={4}>
            <Price price={usd('72')} />
            <Button size="sm">Add to bag</Button>
          </VStack>
        </VStack>
      </VStack>,
    ],
  },
  Zoom: {
    do: ['Give a `detailSrc`', <Image key="do" src={drawn('lane-one/2.svg')} alt="" aspectRatio="2 / 1" />],
    dont: [
      'Hide in a detail',
      <VStack key="dont" gap={2}>
        <Image src={bicycle} alt="" aspectRatio="2 / 1" />
        <Label>Its frame size is written on the tube</Label>
      </VStack>,
    ],
  },
};

function named(text: string) {
  return { value: text, label: text };
}

function toggles(labels: string[]) {
  return labels.map((label) => ({ id: label, label }));
}
