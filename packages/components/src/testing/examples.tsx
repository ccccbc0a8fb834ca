import type { ReactElement } from 'react';
import type * as exported from '../index.js';
import {
  Accordion,
  Alert,
  AlertCloseButton,
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
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  Disclosure,
  Divider,
  Drawer,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  Field,
  Form,
  Grid,
  HamburgerMenu,
  Heading,
  HorizontalMenu,
  HStack,
  I18nProvider,
  IconButton,
  Image,
  Input,
  Link,
  LinkProvider,
  List,
  ListItem,
  Logo,
  Menu,
  MessagesProvider,
  NativeSelect,
  NumberInput,
  Pagination,
  Popover,
  Price,
  ProgressBar,
  RadioGroup,
  RichText,
  SchemeScript,
  SearchField,
  Select,
  Skeleton,
  SkipLink,
  Spinner,
  SwatchGroup,
  Switch,
  Tabs,
  Text,
  TextArea,
  ThemeStyle,
  ToastRegion,
  ToggleGroup,
  Tooltip,
  useField,
  VisuallyHidden,
  VStack,
  Zoom,
} from '../index.js';

/** Every exported component, by its name. */
export type ComponentName = {
  [Name in keyof typeof exported]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof exported];

const list = (
  <List as="ol" start={3} isDivided>
    <ListItem icon={<svg />}>Free returns</ListItem>
  </List>
);

// What lies over the page is not in the HTML of a server: what opens it is.
const dialog = (
  <div>
    <Button>Delete</Button>
    <Dialog isOpen onOpenChange={() => {}} role="alertdialog">
      <DialogHeader title="Delete this address?" />
      <DialogBody>It cannot be brought back.</DialogBody>
      <DialogFooter>Delete</DialogFooter>
    </Dialog>
  </div>
);

const pages = [
  { label: 'Shop', href: '/shop', items: [{ label: 'Bikes', href: '/collections/bikes', isCurrentPage: true }] },
  { label: 'Brands', items: [{ label: 'Northlane', href: '/brands/northlane' }] },
  { label: 'About', href: '/about' },
];

const drawer = (
  <div>
    <Button>Cart</Button>
    <Drawer isOpen onOpenChange={() => {}} placement="left" size="lg">
      <DrawerHeader title="Shopping cart (1)" closeLabel="Close cart drawer" />
      <DrawerBody>Content</DrawerBody>
      <DrawerFooter>Total</DrawerFooter>
    </Drawer>
  </div>
);

function DateField() {
  const { controlProps, fieldProps } = useField({ label: 'Date', description: 'From Monday on', isOptional: true });
  return (
    <Field {...fieldProps}>
      <input type="date" {...controlProps} />
    </Field>
  );
}

/** Each component as a page would use it, with its optional parts. */
export const examples: Record<ComponentName, ReactElement> = {
  Accordion: <Accordion isExclusive headingLevel={3} items={[{ id: 'a', title: 'Delivery', content: 'Two days' }]} />,
  Alert: (
    <Alert tone="error" title="Not sent" action={<a href="/contact">Contact us</a>}>
      Try again later.
    </Alert>
  ),
  AlertCloseButton: <Alert title="Not sent" action={<AlertCloseButton onPress={() => {}} />} />,
  AspectRatio: (
    <AspectRatio ratio="16 / 9" hasPanel>
      <img src="/a.jpg" alt="" />
    </AspectRatio>
  ),
  Badge: <Badge badgeContent={3}>Cart</Badge>,
  Breadcrumb: (
    <Breadcrumb
      items={[
        { label: 'Account', url: '/account' },
        { label: 'Orders', url: '/account/orders', isCurrentPage: true },
      ]}
    />
  ),
  Button: (
    <Button isLoading loadingLabel="Submitting..." iconBefore={<svg />}>
      Send
    </Button>
  ),
  ButtonLink: <ButtonLink href="/checkout">Checkout</ButtonLink>,
  Carousel: (
    <Carousel
      aria-label="Touring bicycle"
      slides={['a', 'b'].map((id) => ({
        id,
        content: <img src={`/${id}.jpg`} alt="" />,
        label: id,
        thumbnail: <svg />,
      }))}
    />
  ),
  Checkbox: <Checkbox label="Wrap it as a gift" isIndeterminate isRequired errorMessage="Choose" />,
  CheckboxGroup: (
    <CheckboxGroup
      label="Kinds"
      items={[{ value: 'a', label: 'A', description: 'Few' }]}
      defaultValue={['a']}
      isRequired
      errorMessage="Choose"
    />
  ),
  ComboBox: <ComboBox label="Country" items={[{ value: 'us', label: 'US' }]} defaultValue="us" name="country" />,
  Container: (
    <Container as="main" variant="outline" centerContent constrainContent>
      Content
    </Container>
  ),
  Dialog: dialog,
  DialogBody: dialog,
  DialogFooter: dialog,
  DialogHeader: dialog,
  Disclosure: (
    <Disclosure title="Size guide" headingLevel={2} isDisabled>
      Content
    </Disclosure>
  ),
  Divider: <Divider orientation="vertical" variant="dotted" />,
  Drawer: drawer,
  DrawerBody: drawer,
  DrawerFooter: drawer,
  DrawerHeader: drawer,
  Field: <DateField />,
  Form: (
    <Form errors={[{ name: 'email', message: 'Email has already been taken' }]} isSubmitting>
      <Input name="email" label="Email" />
    </Form>
  ),
  Grid: (
    <Grid as="ul" gap={4} minColumnWidth="10rem">
      <li />
    </Grid>
  ),
  HamburgerMenu: <HamburgerMenu items={pages}>Search</HamburgerMenu>,
  Heading: (
    <Heading level={3} isHidden>
      Products
    </Heading>
  ),
  HorizontalMenu: <HorizontalMenu items={pages} />,
  HStack: (
    <HStack wrap gap={2}>
      <span />
    </HStack>
  ),
  I18nProvider: <I18nProvider locale="ar-AE">Content</I18nProvider>,
  IconButton: <IconButton aria-label="Close" icon={<svg />} />,
  Image: <Image src="/a.jpg" alt="A bicycle" crop="250x400" loader={({ src, width }) => `${src}?w=${width}`} />,
  Input: <Input label="Password" type="password" variant="flushed" iconBefore={<svg />} isRequired />,
  Link: (
    <Link href="/about" isExternal>
      About
    </Link>
  ),
  LinkProvider: (
    <LinkProvider linkAs="a">
      <Link href="/about">About</Link>
    </LinkProvider>
  ),
  List: list,
  ListItem: list,
  Logo: <Logo name="Northlane" mark={<svg />} isMarkOnly />,
  Menu: (
    <Menu
      trigger={<Button>Sort</Button>}
      items={[
        { id: 'a', label: 'Share', items: [{ id: 'mail', label: 'Mail', href: '/mail', description: 'To a friend' }] },
        { label: 'View', selectionMode: 'single', selectedKeys: ['b'], items: [{ id: 'b', label: 'Grid' }] },
      ]}
    />
  ),
  MessagesProvider: <MessagesProvider messages={{ loading: 'Lädt' }}>Content</MessagesProvider>,
  NumberInput: <NumberInput label="Quantity" defaultValue={2} description="At most 10" />,
  Pagination: <Pagination page={2} totalPages={20} getHref={(page) => `?page=${page}`} />,
  Popover: (
    <Popover title="Filter" trigger={<Button>Filter</Button>}>
      Content
    </Popover>
  ),
  Price: (
    <Price
      price={{ amount: '10.00', currencyCode: 'USD' }}
      maxPrice={{ amount: '20.00', currencyCode: 'USD' }}
      compareAtPrice={{ amount: '25.00', currencyCode: 'USD' }}
    />
  ),
  ProgressBar: <ProgressBar label="Sending" value={40} />,
  RadioGroup: <RadioGroup label="Delivery" items={[{ value: 'a', label: 'A', description: 'Free' }]} isRequired />,
  RichText: <RichText html="<p>Made to last</p>" />,
  NativeSelect: (
    <NativeSelect label="Size" placeholder="Select Size" items={[{ value: 'm', label: 'M' }]} isRequired isInvalid />
  ),
  SchemeScript: <SchemeScript />,
  SearchField: <SearchField aria-label="Search products" name="q" />,
  Select: <Select label="Size" placeholder="Select Size" items={[{ value: 'm', label: 'M' }]} isRequired isInvalid />,
  Skeleton: <Skeleton lines={3} label="Loading" />,
  SkipLink: <SkipLink />,
  Spinner: <Spinner size="xl" />,
  SwatchGroup: (
    <SwatchGroup label="Colour" items={[{ value: 'a', label: 'A', color: 'red', isSoldOut: true }]} defaultValue="a" />
  ),
  Switch: <Switch label="In stock" description="Only" defaultSelected />,
  Tabs: <Tabs aria-label="Product" items={[{ id: 'a', title: 'Details', content: 'Steel' }]} />,
  Text: (
    <Text as="strong" size="lg" tone="sale" weight="heavy" maxLines={2} isTabular>
      Reduced
    </Text>
  ),
  TextArea: <TextArea label="Message" isCounted maxLength={200} rows={4} />,
  ThemeStyle: <ThemeStyle brand={{ radius: { md: '12px' } }} />,
  // Nothing, until there is a toast.
  ToastRegion: (
    <div>
      <ToastRegion />
    </div>
  ),
  ToggleGroup: (
    <ToggleGroup
      aria-label="View"
      items={[{ id: 'grid', label: 'Grid', icon: <svg /> }]}
      defaultSelectedKeys={['grid']}
      isIconOnly
    />
  ),
  Tooltip: <Tooltip content="Close" trigger={(props) => <Button {...props}>X</Button>} />,
  VisuallyHidden: <VisuallyHidden as="h2">Results</VisuallyHidden>,
  VStack: (
    <VStack as="ul" align="center" justify="between">
      <li />
    </VStack>
  ),
  Zoom: (
    <Zoom label="Bicycle" detailSrc="/large.jpg">
      <img src="/a.jpg" alt="Bicycle" />
    </Zoom>
  ),
};
