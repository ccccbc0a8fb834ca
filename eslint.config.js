import jsxA11y from 'eslint-plugin-jsx-a11y';
import node from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { beforeInstallation } from './scripts/check/repository/beforeInstallation.mjs';

/** Which of our packages each package may import: the picture in docs/architecture.md. Tests and stories may import all packages. */
const allowed = {
  components: [],
  commerce: [],
  sandbox: [],
  sections: ['components', 'commerce'],
  northlane: ['components', 'sections'],
  'story-checks': [],
  'story-kit': ['commerce', 'components', 'northlane', 'sandbox', 'sections', 'story-checks'],
};
const packages = Object.keys(allowed);

const direction = packages.map((name) => ({
  files: [`packages/${name}/src/**/*.{ts,tsx}`],
  ignores: ['**/*.{test,stories,docs,example,sample}.{ts,tsx}', '**/testing/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@vitrine/(?!(${[...allowed[name], '-'].join('|')})(/|$))`,
            message: `@vitrine/${name} may import ${allowed[name].map((p) => `@vitrine/${p}`).join(' and ') || 'none of our packages'}: see docs/architecture.md.`,
          },
          {
            regex: '^next(/|$)',
            message: 'Nothing in packages/ knows Next.js: take what you need as a prop of ShopProvider.',
          },
          { regex: '^@vitrine/[^/]+/(src|dist)/', message: 'Import what the package exports, not its files.' },
        ],
      },
    ],
  },
}));

const testsAndStories = {
  files: ['packages/*/src/**/*.{test,stories,docs,example,sample}.{ts,tsx}', 'packages/*/src/**/testing/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^@vitrine/(site|storybook)(/|$)', message: 'Take what a story needs from @vitrine/story-kit.' },
        ],
      },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.next/**',
      '**/.next-copy-*/**',
      '**/.turbo/**',
      '**/.cache/**',
      '**/storybook-static/**',
      '**/mockServiceWorker.js',
      '**/next-env.d.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.{jsx,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
    languageOptions: { globals: globals.browser },
  },
  ...direction,
  testsAndStories,
  {
    // The sandbox must run in a browser as well: only its Node side may use Node.
    files: ['packages/sandbox/src/**/*.ts'],
    ignores: ['packages/sandbox/src/node/**', '**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-globals': ['error', 'process', 'Buffer'] },
  },
  {
    files: ['site/**/*.{ts,tsx}'],
    ignores: ['site/e2e/**', 'site/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@vitrine/(sandbox|story-checks|story-kit|storybook)',
              message: 'The site reaches the sandbox only over HTTP, as it would reach Shopify.',
            },
          ],
        },
      ],
    },
  },
  {
    // A text may also be in the live region, which repeats it for screen readers. Only on a slow machine do both exist at once.
    files: ['site/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // Variables for a page have such a name; others are regions.
          selector:
            "CallExpression[callee.property.name='getByText']:matches([callee.object.name=/page|popup|^(tab|second|opened)$/i], [callee.object.property.name='page'])",
          message: "Ask within a region: page.getByRole('main').getByText(…).",
        },
        {
          selector: "CallExpression[callee.property.name='first'][callee.object.callee.property.name='getByText']",
          message: 'Ask within the region that has the text once: the first match may be another one.',
        },
        {
          selector: "CallExpression[callee.property.name='locator'] > Literal[value=/text=|:text|:has-text/]",
          message: "Ask by role, or within a region: page.getByRole('main').getByText(…).",
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for what the test needs: a time is too short on a slow machine.',
        },
        { selector: "Literal[value='networkidle']", message: 'Wait for what the test needs.' },
        {
          selector:
            "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.property.name=/^(textContent|innerText|innerHTML|getAttribute|inputValue|count|is(Visible|Hidden|Enabled|Disabled|Checked|Editable))$/]",
          message:
            'Such a value is read once, perhaps too early. Use an assertion that waits: expect(locator).toHaveText(…).',
        },
        {
          selector: 'CallExpression[callee.property.name=/^all(TextContents|InnerTexts)$/]',
          message:
            'It reads what is there now, perhaps of a page that is only half there. Use textsOf(locator, count).',
        },
      ],
    },
  },
  {
    // These run on the machine's own Node, before the project's is installed.
    files: beforeInstallation(),
    plugins: { n: node },
    rules: {
      'n/no-unsupported-features/es-builtins': ['error', { version: '>=20.19' }],
      'n/no-unsupported-features/es-syntax': ['error', { version: '>=20.19' }],
      'n/no-unsupported-features/node-builtins': ['error', { version: '>=20.19', allowExperimental: true }],
    },
  },
  {
    // Command-line programs speak through the console.
    files: ['scripts/**/*.mjs', '**/scripts/**', 'packages/sandbox/src/node/**', 'storybook/*.mjs', '**/bench/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
);
