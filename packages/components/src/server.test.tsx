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

const drawer = (
  <Drawer isOpen onOpenChange={() => {}} placement="left" size="lg">
    <DrawerHeader title="Shopping cart (1)" closeLabel="Close cart drawer" />
    <DrawerBody>Content</DrawerBody>
    <DrawerFooter>Total</DrawerFooter>
  </Drawer>
);

/** Each component as a page would use it, with its optional parts. */
const elements: Record<Component, ReactElement> = {
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
    'Drawer/Drawer.tsx',
    'IconButton/IconButton.tsx',
    'MessagesProvider/MessagesProvider.tsx',
    'NumberInput/NumberInput.tsx',
  ]);
});
