import { Failure } from '../run/programs.mjs';
import { addRoom } from './insert.mjs';
import { formsOf } from './names.mjs';

const cartResult = '{ cart: toCart(await read(), context), errors: [], warnings: [] }';

/** The clients whose calls a platform may leave out. `example` is the call in the example platform, which has no customers. */
const clients = {
  cart: {
    result: 'CartResult',
    answer: "['cart', 'errors', 'warnings']",
    suite: 'packages/commerce/src/contract.test.ts',
    beforeTest: "    it('takes no discount and no note before it exists'",
    before: 'await addKettle();',
    example: {
      file: 'packages/commerce/src/testing/toy/cart.ts',
      anchor: "    removeDiscountCode: () => unchanged('discount.unknown'),\n",
      line: (method) => `    ${method}: async () => (${cartResult}),\n`,
    },
  },
  customer: {
    result: 'CustomerResult',
    answer: "['errors']",
    suite: 'packages/commerce/src/contract.customers.test.ts',
    beforeTest: "  describe('a visitor who is not signed in, or no longer,'",
    before: 'await signIn();',
  },
};

const port = 'packages/commerce/src/port';

/** 'cart.addTip' → the client, the method, and the capability of platforms that have the call: 'cartAddTip'. */
function partsOf(name) {
  const [client, method] = name.split('.');
  const Method = method.charAt(0).toUpperCase() + method.slice(1);
  return { ...clients[client], client, method, capability: client + Method, file: formsOf(Method).file };
}

/** Throws a Failure for a name that is not a client and a method, or that the port already has. */
export function checkCall(name, read) {
  const names = Object.keys(clients);
  if (!/^\w+\.[a-z]+([A-Z][a-z0-9]*)*$/.test(name)) {
    throw new Failure(`“${name}” is not a client and a method, such as cart.addTip.`);
  }
  const [client, method] = name.split('.');
  if (!Object.hasOwn(clients, client)) {
    throw new Failure(
      `“${name}” is not a call of ${names.join(' or ')}. Every platform must have the calls of other clients: CONTRIBUTING.md lists their files.`,
    );
  }
  const { capability } = partsOf(name);
  if (new RegExp(`^  ${method}\\(`, 'm').test(read(`${port}/${client}.ts`))) {
    throw new Failure(`The port already has “${name}”: take another name.`);
  }
  if (new RegExp(`^  ${capability}\\b`, 'm').test(read(`${port}/commerce.ts`))) {
    throw new Failure(`The port already has the capability “${capability}”: take another name.`);
  }
}

/** Inserts a text at the first place that the pattern matches, at the end of the match. Throws if there is none. */
function insert(text, pattern, added) {
  const match = pattern.exec(text);
  if (!match) throw new Error(`No place for a new call: ${pattern}`);
  const end = match.index + match[0].length;
  return text.slice(0, end) + added + text.slice(end);
}

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches an interface up to its closing brace. */
const interfaceOf = (name) => new RegExp(`^export interface ${name} \\{\\n[^]*?(?=^\\})`, 'm');

const declared = ({ client, method, result, capability }) => [
  `${port}/${client}.ts`,
  interfaceOf(client === 'cart' ? 'CartClient' : 'CustomerClient'),
  `  /** Changes the ${client}. Check \`capabilities.${capability}\` first. */\n  ${method}(id: string, options?: CallOptions): Promise<${result}>;\n`,
];

const listed = ({ client, method, answer, capability }) => [
  `${port}/calls.ts`,
  new RegExp(`^  ${client}: \\{\\n[^]*?(?=^  \\})`, 'm'),
  `    ${method}: { does: 'write', args: ['id'], answer: ${answer}, needs: '${capability}' },\n`,
];

const able = ({ client, method, capability }) => [
  `${port}/commerce.ts`,
  interfaceOf('Capabilities'),
  `  /** Whether the platform has \`${client}.${method}\`. */\n  ${capability}: boolean;\n`,
];

const documented = ({ client, method }) => [
  'packages/commerce/README.md',
  new RegExp(`^(\\| \`${client}\\..*\\n)+`, 'm'),
  `| \`${client}.${method}(id)\` | writes | |\n`,
];

const test = ({ client, method, capability, before }) => `
it('makes ${client}.${method}, if the platform supports it', async () => {
  ${before}
  const call = shop.commerce.${client}.${method}('1');
  if (!shop.commerce.capabilities.${capability}) return expect(call).rejects.toThrow(/capabilities\\.${capability}/);
  expect((await call).errors).toEqual([]);
});

`;

const tested = (call) => [call.suite, new RegExp(`(?=^${literally(call.beforeTest)})`, 'm'), test(call)];

const exampleOf = ({ method, example }) =>
  example ? [[example.file, new RegExp(literally(example.anchor)), example.line(method)]] : [];

/** The bytes that a row of the table may add to each entry that has the table, minified and gzipped. */
const room = 50;

const budgets = 'scripts/check/size/size-budgets.json';

/** Returns the texts of all files that a new call adds or changes, by their paths. */
export function planCall(name, read) {
  const call = partsOf(name);
  const changes = [declared(call), listed(call), able(call), documented(call), ...exampleOf(call), tested(call)];
  const withRoom = ['remote', 'server'].reduce(
    (text, entry) => addRoom(`@vitrine/commerce/${entry}`, room)(text),
    read(budgets),
  );
  return Object.fromEntries([
    ...changes.map(([file, pattern, added]) => [file, insert(read(file), pattern, added)]),
    [budgets, withRoom],
    [
      `.changeset/new-${call.client}-${call.file.replaceAll(' ', '-')}.md`,
      `---\n'@vitrine/commerce': minor\n---\n\n\`${name}\` is a new call. Check \`capabilities.${call.capability}\`.\n`,
    ],
  ]);
}

export const nextOfCall = (name) =>
  `every platform refuses the call now${partsOf(name).example ? ', and the example platform has it' : ''}. Name its argument in calls.ts and ` +
  'schemas.ts, and write its docstring. Then add it to each adapter that can have it, in packages/commerce/src/platforms/, to the ' +
  'protocols in packages/sandbox/src/protocols/ that answer it, and its result to the contract test. Run npm run codegen -w @vitrine/commerce, ' +
  'npx vitest run packages/commerce, and npm test -- format lint types size.';
