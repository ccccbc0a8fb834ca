// Checks the types of the packed packages as the compiler of an app reads them: node scripts/check/testTypes.mjs
// Runs TypeScript 5.9, 6 and 7 with `bundler` and `nodenext`, and includes library checks and exact optional properties. The compilers come
// from npm.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from '../run/build.mjs';
import { installOne } from '../run/install.mjs';
import { pack } from '../publish/pack.mjs';
import { cache, Failure, main, output, run, say } from '../run/programs.mjs';

const folder = join(cache, 'types');
const compilers = ['5.9', '6', '7'];
const resolutions = { bundler: 'ESNext', nodenext: 'NodeNext' };

/** A page that uses the packages. */
const page = `
import '@vitrine/components/tokens.css';
import { scriptHashes, styleHashes } from '@vitrine/components/csp';
import '@vitrine/components/testing';
import { Button, Input, LinkProvider, Menu, Price, registered, Select, type Registration, type ButtonProps, type MenuEntry } from '@vitrine/components';
import { SearchIcon } from '@vitrine/components/icons';
import type { Product } from '@vitrine/commerce';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import { createCommerce } from '@vitrine/commerce/server';
import { createShopifyCommerce } from '@vitrine/commerce/shopify';
import { createSandbox } from '@vitrine/sandbox';
import { ProductTile, ShopProvider } from '@vitrine/sections';
import type { ComponentProps } from 'react';

const entries: readonly MenuEntry[] = [{ id: 'new', label: 'Newest' }];
const look: ButtonProps = { variant: 'outline', onPress: (event) => event.pointerType };
const Anchor = (props: ComponentProps<'a'>) => <a {...props} />;
export const used = [createRemoteCommerce, createCommerce, createShopifyCommerce, createSandbox, ProductTile, ShopProvider] as const;

interface PageProps {
  product: Product;
  registration: Registration<HTMLInputElement>;
}

export const Page = ({ product, registration }: PageProps) => (
  <LinkProvider linkAs={Anchor}>
    <Menu trigger={<Button {...look}>Sort</Button>} items={entries} onAction={(id) => id.length} />
    <Input label="Email" type="email" onChange={(value) => value.trim()} />
    <Input label="Name" {...registered(registration)} />
    <Select label="Size" items={[{ value: 's', label: 'S' }]} onChange={(value: string | null) => value} />
    <Price price={product.price} className={undefined} />
    <SearchIcon aria-label="Search" />
    {/* @ts-expect-error There is no such variant. */}
    <Button variant="loud" />
  </LinkProvider>
);
`;

/** Unpacks the published packages where the page finds them. Their dependencies are in a folder above. */
async function unpack() {
  for (const { name, file } of await pack(folder)) {
    const to = join(folder, 'node_modules', name);
    mkdirSync(to, { recursive: true });
    await output('tar', ['-xzf', file, '-C', to, '--strip-components=1']);
  }
}

await main(async () => {
  await buildPackages();
  await unpack();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'page.tsx'), page);
  const failed = [];
  for (const version of compilers) {
    const programs = await installOne(`typescript@~${version}`);
    for (const [moduleResolution, module] of Object.entries(resolutions)) {
      const config = `tsconfig.${moduleResolution}.json`;
      const compilerOptions = {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        module,
        moduleResolution,
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedSideEffectImports: true,
        skipLibCheck: false,
        noEmit: true,
      };
      writeFileSync(join(folder, config), JSON.stringify({ compilerOptions, files: ['page.tsx'] }));
      say(`TypeScript ${version}, ${moduleResolution} …`);
      if (await run(join(programs, 'tsc'), ['-p', config], { cwd: folder }))
        failed.push(`${version} with ${moduleResolution}`);
    }
  }
  if (failed.length > 0) throw new Failure(`The types do not hold in TypeScript ${failed.join(', ')}.`);
});
