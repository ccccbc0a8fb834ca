// Measures the script that a component adds to a page of a Next.js app: the difference from a page without components.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzip } from '../check/size/bundling.mjs';
import { runOrFail } from '../run/programs.mjs';
import { kB, table } from '../run/tables.mjs';
import { bench, root } from './libraries.mjs';
import { ratio, verdict } from './report.mjs';

const app = join(bench, '.cache/next-app');
const goals = { onServer: 0, button: 1.18 };

/** One page for each component: its imports and its content. All but the last group must stay on the server. */
const onServer = {
  Accordion: `<Accordion items={[{ id: 'a', title: 'Shipping', content: 'Free.' }]} />`,
  Alert: `<Alert tone="info">Free shipping today.</Alert>`,
  AspectRatio: `<AspectRatio ratio="4 / 5"><img src="/a.jpg" alt="" /></AspectRatio>`,
  Badge: `<Badge badgeContent="New" />`,
  Breadcrumb: `<Breadcrumb items={[{ label: 'Home', url: '/' }, { label: 'Bikes', url: '/bikes', isCurrentPage: true }]} />`,
  ButtonLink: `<ButtonLink href="/bikes">Bikes</ButtonLink>`,
  Container: `<Container>Bikes</Container>`,
  Disclosure: `<Disclosure title="Shipping">Free.</Disclosure>`,
  Divider: `<Divider />`,
  Grid: `<Grid><p>One</p><p>Two</p></Grid>`,
  Heading: `<Heading level={1}>Bikes</Heading>`,
  HStack: `<HStack><p>One</p><p>Two</p></HStack>`,
  Image: `<Image src="/a.jpg" alt="A bicycle" htmlWidth={320} htmlHeight={400} />`,
  Link: `<Link href="/bikes">Bikes</Link>`,
  'List, ListItem': `<List><ListItem>One</ListItem></List>`,
  Pagination: `<Pagination page={2} totalPages={9} getHref={(page) => \`/bikes?page=\${page}\`} />`,
  Price: `<Price price={{ amount: '10.00', currencyCode: 'USD' }} />`,
  ProgressBar: `<ProgressBar label="Orders" value={40} />`,
  RichText: `<RichText html="<p>Made to last.</p>" />`,
  Skeleton: `<Skeleton />`,
  SkipLink: `<SkipLink href="#main">Skip</SkipLink>`,
  Spinner: `<Spinner label="Loading" />`,
  Text: `<Text>Made to last.</Text>`,
  ThemeStyle: `<ThemeStyle />`,
  VisuallyHidden: `<VisuallyHidden>Only heard</VisuallyHidden>`,
  VStack: `<VStack><p>One</p><p>Two</p></VStack>`,
};
const inBrowser = { Button: `<Button>Add to cart</Button>` };

const slug = (names) => names.split(',')[0].toLowerCase();

function write(file, text) {
  const path = join(app, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function writeApp() {
  rmSync(join(app, 'app'), { recursive: true, force: true });
  write('package.json', '{ "private": true, "type": "module" }\n');
  write('next.config.mjs', `export default { turbopack: { root: ${JSON.stringify(root)} } };\n`);
  write(
    'app/layout.jsx',
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  );
  const page = (imports, jsx) => `${imports}\nexport default function Page() { return <main>${jsx}</main>; }\n`;
  write('app/bare/page.jsx', page('', '<p>Bikes</p>'));
  for (const [names, jsx] of Object.entries({ ...onServer, ...inBrowser }))
    write(`app/${slug(names)}/page.jsx`, page(`import { ${names} } from '@vitrine/components';`, jsx));
}

/** Returns the scripts in the page's HTML, without scripts for browsers that do not support modules. */
function scriptsOf(html) {
  const modern = html.replace(/<script[^>]*\bnomodule\b[^>]*><\/script>/gi, '');
  return new Set(modern.match(/static\/[\w./~-]+?\.js/g) ?? []);
}

function measurePage(name) {
  const html = readFileSync(join(app, '.next/server/app', `${name}.html`), 'utf8');
  const scripts = [...scriptsOf(html)].map((file) => ({ file, bytes: gzip(readFileSync(join(app, '.next', file))) }));
  return { scripts, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/**
 * Builds an app with a page for each component. Resolves to `{ [component]: { bytes, scripts } }`; 'bare' is the page without components.
 */
export async function measureNext() {
  writeApp();
  await runOrFail('Building the Next.js app failed', 'next', ['build'], { cwd: app, log: 'bench-next.log' });
  const pages = ['bare', ...Object.keys(onServer), ...Object.keys(inBrowser)];
  return Object.fromEntries(pages.map((names) => [names, measurePage(slug(names))]));
}

export function reportNext({ bare, ...pages }) {
  const added = (name) => pages[name].bytes - bare.bytes;
  const free = Object.keys(onServer).filter((name) => added(name) === goals.onServer);
  const costly = Object.keys(onServer).filter((name) => added(name) !== goals.onServer);
  const known = new Set(bare.scripts.map(({ file }) => file));
  const why = costly.map((name) => {
    const extra = pages[name].scripts.filter(({ file }) => !known.has(file));
    return `${name} also asks for ${extra.map(({ file, bytes }) => `${file.split('/').at(-1)} (${kB(bytes)} kB)`).join(', ')}.`;
  });
  const share = pages.Button.bytes / bare.bytes;
  return [
    '## Script on a page of a Next.js app',
    'The scripts that the HTML of a page requests, each `gzip -9`, in kB.',
    table(
      ['page', 'script', 'more than bare', 'goal'],
      [
        ['bare', kB(bare.bytes), '', ''],
        ...costly.map((name) => [name, kB(pages[name].bytes), kB(added(name)), verdict(false, '0')]),
        [`each of ${free.length} others`, kB(bare.bytes), '0', verdict(costly.length === 0, '0')],
        [
          'Button',
          kB(pages.Button.bytes),
          `${kB(added('Button'))}, ${ratio(share)}`,
          verdict(share <= goals.button, `≤ ${ratio(goals.button)}`),
        ],
      ],
    ),
    `These add nothing: ${free.join(', ')}.`,
    ...why,
  ];
}
