import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import * as exported from './index.js';

type Component = {
  [Name in keyof typeof exported]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof exported];

const { Badge, Button, ButtonLink, Container, Divider, Heading, HStack, IconButton, Image, Link } = exported;
const { Carousel, Drawer, DrawerBody, DrawerFooter, DrawerHeader, NumberInput, Pagination, Select } = exported;
const { MessagesProvider, Spinner, Text, ThemeStyle, VisuallyHidden, VStack } = exported;
const { Alert, AspectRatio, Grid, List, ListItem, Logo, Price, ProgressBar, RichText } = exported;
const { Skeleton, SkipLink, ToastRegion, Zoom } = exported;

const list = (
  <List as="ol" start={3} isDivided>
    <ListItem icon={<svg />}>Free returns</ListItem>
  </List>
);

const { Accordion, Breadcrumb, Dialog, DialogBody, DialogFooter, DialogHeader, Disclosure } = exported;
const { HamburgerMenu, HorizontalMenu, Menu, Popover, Tabs, Tooltip } = exported;

const dialog = (
  <Dialog isOpen onOpenChange={() => {}} role="alertdialog">
    <DialogHeader title="Delete this address?" />
    <DialogBody>It cannot be brought back.</DialogBody>
    <DialogFooter>Delete</DialogFooter>
  </Dialog>
);

const pages = [
  { label: 'Shop', url: '/shop', items: [{ label: 'Bikes', url: '/collections/bikes', isCurrentPage: true }] },
  { label: 'Brands', items: [{ label: 'Northlane', url: '/brands/northlane' }] },
  { label: 'About', url: '/about' },
];
const { Checkbox, ComboBox, Field, Form, Input, RadioGroup, SwatchGroup, Switch, TextArea } = exported;

const drawer = (
  <Drawer isOpen onOpenChange={() => {}} placement="left" size="lg">
    <DrawerHeader title="Shopping cart (1)" closeLabel="Close cart drawer" />
    <DrawerBody>Content</DrawerBody>
    <DrawerFooter>Total</DrawerFooter>
  </Drawer>
);

/** Each component as a page would use it, with its optional parts. */
const elements: Record<Component, ReactElement> = {
  Accordion: <Accordion isExclusive headingLevel={3} items={[{ id: 'a', title: 'Delivery', content: 'Two days' }]} />,
  Alert: (
    <Alert tone="error" title="Not sent" action={<a href="/contact">Contact us</a>}>
      Try again later.
    </Alert>
  ),
  AspectRatio: (
    <AspectRatio ratio="16 / 9" hasPanel>
      <img src="/a.jpg" alt="" />
    </AspectRatio>
  ),
  Breadcrumb: (
    <Breadcrumb
      items={[
        { label: 'Account', url: '/account' },
        { label: 'Orders', url: '/account/orders', isCurrentPage: true },
      ]}
    />
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
  Grid: (
    <Grid as="ul" gap={4} minColumnWidth="10rem">
      <li />
    </Grid>
  ),
  HamburgerMenu: <HamburgerMenu items={pages}>Search</HamburgerMenu>,
  HorizontalMenu: <HorizontalMenu items={pages} />,
  List: list,
  ListItem: list,
  Logo: <Logo name="Northlane" mark={<svg />} isMarkOnly />,
  Menu: (
    <Menu
      trigger={(props) => <Button {...props}>Sort</Button>}
      items={[
        { id: 'a', label: 'Share', items: [{ id: 'mail', label: 'Mail', href: '/mail', description: 'To a friend' }] },
        { label: 'View', selectionMode: 'single', selectedIds: ['b'], items: [{ id: 'b', label: 'Grid' }] },
      ]}
    />
  ),
  Popover: (
    <Popover title="Filter" trigger={(props) => <Button {...props}>Filter</Button>}>
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
  RichText: <RichText html="<p>Made to last</p>" />,
  Skeleton: <Skeleton lines={3} label="Loading" />,
  SkipLink: <SkipLink />,
  Tabs: <Tabs aria-label="Product" items={[{ id: 'a', title: 'Details', content: 'Steel' }]} />,
  ToastRegion: <ToastRegion />,
  Tooltip: <Tooltip content="Close" trigger={(props) => <Button {...props}>X</Button>} />,
  Zoom: (
    <Zoom label="Bicycle" detailSrc="/large.jpg">
      <img src="/a.jpg" alt="Bicycle" />
    </Zoom>
  ),
  Badge: <Badge badgeContent={3}>Cart</Badge>,
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
  ComboBox: <ComboBox label="Country" items={[{ value: 'us', text: 'US' }]} defaultSelectedValue="us" name="country" />,
  Field: (
    <Field controlId="date" label="Date" description="From Monday on" isOptional>
      <input id="date" />
    </Field>
  ),
  Form: (
    <Form errors={[{ name: 'email', message: 'Email has already been taken' }]} isSubmitting>
      <Input name="email" label="Email" />
    </Form>
  ),
  Input: <Input label="Password" type="password" variant="flushed" iconBefore={<svg />} isRequired />,
  RadioGroup: <RadioGroup label="Delivery" items={[{ value: 'a', text: 'A', description: 'Free' }]} isRequired />,
  SwatchGroup: (
    <SwatchGroup
      label="Colour"
      items={[{ value: 'a', text: 'A', color: 'red', isSoldOut: true }]}
      defaultSelectedValue="a"
    />
  ),
  Switch: <Switch label="In stock" description="Only" defaultSelected />,
  TextArea: <TextArea label="Message" isCounted maxLength={200} rows={4} />,
  Container: (
    <Container as="main" variant="outline" centerContent constrainContent>
      Content
    </Container>
  ),
  Divider: <Divider orientation="vertical" variant="dotted" />,
  Drawer: drawer,
  DrawerBody: drawer,
  DrawerFooter: drawer,
  DrawerHeader: drawer,
  Heading: (
    <Heading level={3} isHidden>
      Products
    </Heading>
  ),
  HStack: (
    <HStack wrap gap={2}>
      <span />
    </HStack>
  ),
  IconButton: <IconButton aria-label="Close" icon={<svg />} />,
  Image: <Image src="/a.jpg" alt="A bicycle" crop="250x400" loader={({ src, width }) => `${src}?w=${width}`} />,
  Link: (
    <Link href="/about" isExternal>
      About
    </Link>
  ),
  MessagesProvider: <MessagesProvider messages={{ loading: 'Lädt' }}>Content</MessagesProvider>,
  NumberInput: <NumberInput label="Quantity" defaultValue={2} description="At most 10" />,
  Pagination: <Pagination page={2} totalPages={20} getHref={(page) => `?page=${page}`} />,
  Select: <Select label="Size" placeholder="Select Size" items={[{ value: 'm', text: 'M' }]} isRequired isInvalid />,
  Spinner: <Spinner size="xl" />,
  Text: (
    <Text as="strong" size="lg" tone="sale" weight="heavy" maxLines={2} isTabular>
      Reduced
    </Text>
  ),
  ThemeStyle: <ThemeStyle brand={{ radius: { md: '12px' } }} />,
  VisuallyHidden: <VisuallyHidden as="h2">Results</VisuallyHidden>,
  VStack: (
    <VStack as="ul" align="center" justify="between">
      <li />
    </VStack>
  ),
};

afterEach(() => vi.restoreAllMocks());

test('every exported component is rendered here', () => {
  const components = Object.keys(exported).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(elements).sort()).toEqual(components.sort());
});

test.each(Object.entries(elements))('%s renders on the server without a warning', (_name, element) => {
  const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const html = renderToString(element);
  expect(html).not.toBe('');
  expect(html).not.toContain('undefined');
  for (const warning of warnings) expect(warning).not.toHaveBeenCalled();
});

test('only these files reach the shopper as script', () => {
  const folder = new URL('.', import.meta.url);
  const client = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx$/.test(file))
    .filter((file) => /^['"]use client['"]/.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(client.sort()).toEqual([
    'Button/Button.tsx',
    'Carousel/Carousel.tsx',
    'Checkbox/Checkbox.tsx',
    'ComboBox/ComboBox.tsx',
    'Dialog/Dialog.tsx',
    'Drawer/Drawer.tsx',
    'Field/Field.tsx',
    'Form/Form.tsx',
    'Form/FormContext.ts',
    'HamburgerMenu/HamburgerMenu.tsx',
    'HorizontalMenu/HorizontalMenu.tsx',
    'IconButton/IconButton.tsx',
    'Input/Input.tsx',
    'Menu/Menu.tsx',
    'MessagesProvider/MessagesProvider.tsx',
    'NumberInput/NumberInput.tsx',
    'Popover/Popover.tsx',
    'RadioGroup/RadioGroup.tsx',
    'Select/Select.tsx',
    'SwatchGroup/SwatchGroup.tsx',
    'Switch/Switch.tsx',
    'Tabs/Tabs.tsx',
    'TextArea/TextArea.tsx',
    'Toast/ToastRegion.tsx',
    'Tooltip/Tooltip.tsx',
    'Zoom/Zoom.tsx',
  ]);
});
