// Compiles the code of the published packages' READMEs, and of pages whose code no other test reads.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '../../run/files.mjs';
import { cache, root } from '../../run/programs.mjs';
import { publishedNames } from '../../run/workspaces.mjs';

const folder = join(cache, 'readmes');

/** What the code of a README does not declare: a reader's own things. */
const names = `
import type { Capabilities, Commerce, Platform, Product } from '@vitrine/commerce';
import type { NavigationItem } from '@vitrine/components';
import type { AnalyticsEvent, ShopSettings } from '@vitrine/sections';
import type { UcpOptions, UcpShop } from '@vitrine/commerce/ucp';
import type preview from '@vitrine/story-kit/preview';
import type { ComponentProps, ReactNode } from 'react';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';

interface Order { email: string; count: number }

declare global {
  const commerce: Commerce;
  const commerceOf: (request: Request) => Commerce;
  const addressOf: (request: Request) => string;
  const request: Request;
  const meta: ReturnType<typeof preview.meta>;
  const { secrets, endpoint, profileUrl, fetchProfile, onError }: UcpOptions;
  const business: UcpShop;
  const order: { key: string };
  const [token, id]: string[];
  const platform: Platform;
  const capabilities: Capabilities;
  const product: Product;
  const products: Product[];
  const shop: ShopSettings;
  const pages: NavigationItem[];
  const navigate: (path: string) => void;
  const send: (event: AnalyticsEvent) => void;
  const children: ReactNode;
  const FrameworkLink: (props: ComponentProps<'a'>) => ReactNode;
  const MenuButton: () => ReactNode;
  const WaysToPay: () => ReactNode;
  const FooterLinks: () => ReactNode;
  const MyGallery: () => ReactNode;
  const control: Control<Order>;
  const register: UseFormRegister<Order>;
  const errors: FieldErrors<Order>;
  const [email, password, publicToken, applicationId, adminKey]: string[];
}
`;

const pages = [
  ...publishedNames().map((name) => `packages/${name}/README.md`),
  'packages/story-checks/README.md',
  'docs/agents.md',
  'storybook/docs/Guides/Mocking.mdx',
  'storybook/docs/Guides/ServerRendering.mdx',
];

/** Returns each block of TypeScript with the name of its page and its line. */
const blocksOf = (page) => {
  const text = read(page);
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(({ 1: code, index }) => ({
    file: `${page.replaceAll(/\W/g, '-')}-line-${text.slice(0, index).split('\n').length}.tsx`,
    code,
  }));
};

const compile = () =>
  new Promise((resolve) =>
    execFile(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder }, (_error, printed) =>
      resolve(printed),
    ),
  );

test('the code of READMEs and other pages compiles', { timeout: 120_000 }, async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'names.ts'), names);
  const blocks = pages.flatMap(blocksOf);
  expect(blocks.length).toBeGreaterThan(20);
  // With an export each block is a module, with names of its own.
  for (const { file, code } of blocks) writeFileSync(join(folder, file), `${code}\nexport {};\n`);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.sources.json',
      compilerOptions: { noUncheckedIndexedAccess: false, types: ['node'], allowImportingTsExtensions: true },
      include: ['*'],
    }),
  );
  expect(await compile()).toBe('');
});
