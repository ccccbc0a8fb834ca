/** Mutations of customers: sign-in and sign-out, accounts, and addresses. */
import { countryOf } from '../../../countries.js';
import type { AddressInput, AddressOutcome } from '../../../shop/customer/addresses.js';
import {
  problemText,
  type CustomerProblem,
  type CustomerProblemCode,
} from '../../../shop/customer/customerProblems.js';
import type { CustomerChange, CustomerOutcome, LinkOf, NewCustomer } from '../../../shop/customer/customers.js';
import type {
  AccessTokenRecord,
  Address,
  AddressRecord,
  CustomerRecord,
  PasswordLinkRecord,
} from '../../../shop/records.js';
import { addressView, customerView } from './customer.js';
import { parseGlobalId } from '../ids.js';
import type { Context } from '../context.js';
import type { CustomerView, Resolver, Resolvers } from '../resolver.js';

interface UserError {
  code: string | null;
  /** The path of the input at fault. */
  field: string[] | null;
  message: string;
}

interface Payload {
  customer?: CustomerView | null;
  customerAccessToken?: { accessToken: string; expiresAt: string } | null;
  customerAddress?: unknown;
  deletedCustomerAddressId?: string;
  customerUserErrors: UserError[];
}

const codes: Record<Exclude<CustomerProblemCode, 'unknownToken'>, string> = {
  invalid: 'INVALID',
  taken: 'TAKEN',
  tooShort: 'TOO_SHORT',
  unidentified: 'UNIDENTIFIED_CUSTOMER',
};

const userError = (code: keyof typeof codes, field: string[]): UserError => ({
  code: codes[code],
  field,
  message: problemText[code],
});

const refused = (...customerUserErrors: UserError[]): Payload => ({ customerUserErrors });

/** @param pathOf returns the path of the input at fault */
const refusedFor = (problems: readonly CustomerProblem[], pathOf: (field: string) => string[]): Payload =>
  refused(
    ...problems.map(({ code, field = '' }) => userError(code === 'unknownToken' ? 'invalid' : code, pathOf(field))),
  );

const inside =
  (name: string) =>
  (field: string): string[] => [name, field];

const tokenView = ({ token, expiresAt }: AccessTokenRecord) => ({ accessToken: token, expiresAt });

/** Returns the customer with a new access token. */
function signedIn(customer: CustomerRecord, { shop }: Context): Payload {
  const token = shop.tokens.create(customer);
  return {
    customer: { customer, accessToken: token.token },
    customerAccessToken: tokenView(token),
    customerUserErrors: [],
  };
}

/** Returns the URLs of links in mails. As on the platform, they lead to pages of the storefront. */
const linkTo =
  ({ shopUrl }: Context): LinkOf =>
  ({ kind, customerId, token }) =>
    new URL(`/account/${kind === 'reset' ? 'reset' : 'activate'}/${customerId}/${token}`, shopUrl).href;

type Link = Pick<PasswordLinkRecord, 'token' | 'customerId'>;

/** Parses a link of a mail. Ignores its host, its query and anything before `/account` in its path. */
function readLink(url: string, kind: 'reset' | 'activate'): Link | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const [, id, token] = new RegExp(`/account/${kind}/(\\d{1,15})/([\\w-]+)/?$`).exec(path) ?? [];
  return id && token ? { customerId: Number(id), token } : undefined;
}

function readCustomerId(id: string): number {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'Customer' ? Number(parsed.id) : 0;
}

function choosePassword(
  link: Link | undefined,
  kind: PasswordLinkRecord['kind'],
  password: string,
  paths: { link: string[]; password: string[] },
  context: Context,
): Payload {
  if (!link) return refused(userError('invalid', paths.link));
  const outcome = context.shop.customers.choosePassword({ ...link, kind }, password);
  if ('problems' in outcome)
    return refusedFor(outcome.problems, (field) => (field === 'password' ? paths.password : paths.link));
  return signedIn(outcome.customer, context);
}

/** Returns the resolver of a change to the customer of the given access token. */
const own =
  <Args>(change: (view: CustomerView, args: Args, context: Context) => Payload): Resolver<unknown, never> =>
  (_, args: Args & { customerAccessToken: string }, context) => {
    const view = customerView(args.customerAccessToken, context);
    return view ? change(view, args, context) : refused(userError('unidentified', ['customerAccessToken']));
  };

export interface MailingAddressInput {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  company?: string | null;
  country?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  province?: string | null;
  zip?: string | null;
}

/** Converts an address. As on the platform, the country is a code or a name. Any other text stays, and is refused as an unknown country. */
const toAddressInput = ({ country, ...rest }: MailingAddressInput): AddressInput => ({
  ...rest,
  ...(country !== undefined && { countryCode: country && (countryOf(country)?.code ?? country) }),
});

/** Returns the given fields of an address without checks. Only the checkout checks it. */
export const mailingAddressOf = (input: MailingAddressInput): Partial<Address> =>
  Object.fromEntries(Object.entries(toAddressInput(input)).filter(([, text]) => text));

const addressPayload = (outcome: AddressOutcome, { accessToken }: CustomerView): Payload =>
  'problems' in outcome
    ? refusedFor(outcome.problems, (field) => ['address', field === 'countryCode' ? 'country' : field])
    : {
        customerAddress: addressView(outcome.address.id, outcome.address, accessToken),
        customerUserErrors: [],
      };

/** Returns the customer's address that a global id names, with or without the id's query string. */
function addressOf(id: string, { customer }: CustomerView, { shop }: Context): AddressRecord | undefined {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'MailingAddress' ? shop.addresses.find(customer, Number(parsed.id)) : undefined;
}

const profilePayload = (
  outcome: CustomerOutcome,
  path: string,
  view: (customer: CustomerRecord) => Payload,
): Payload => ('problems' in outcome ? refusedFor(outcome.problems, inside(path)) : view(outcome.customer));

const mutation: Record<string, Resolver<unknown, never>> = {
  customerAccessTokenCreate: (_, { input }: { input: { email: string; password: string } }, context) => {
    const customer = context.shop.customers.identify(input.email, input.password);
    return customer ? signedIn(customer, context) : refused(userError('unidentified', ['input']));
  },

  /** Always refused: like most shops, this one has no Multipass, and so no secret to read such tokens. */
  customerAccessTokenCreateWithMultipass: () =>
    refused({ code: 'INVALID_MULTIPASS_REQUEST', field: ['multipassToken'], message: 'Invalid Multipass request' }),

  customerAccessTokenDelete: (_, { customerAccessToken }: { customerAccessToken: string }, { shop }) => {
    const token = shop.tokens.find(customerAccessToken);
    if (!token) return { userErrors: [unknownToken] };
    shop.tokens.delete(token);
    return {
      deletedAccessToken: token.token,
      deletedCustomerAccessTokenId: token.token,
      userErrors: [],
    };
  },

  customerAccessTokenRenew: (_, { customerAccessToken }: { customerAccessToken: string }, { shop }) => {
    const token = shop.tokens.find(customerAccessToken);
    if (!token) return { userErrors: [unknownToken] };
    return { customerAccessToken: tokenView(shop.tokens.renew(token)), userErrors: [] };
  },

  customerActivate: (_, { id, input }: { id: string; input: { activationToken: string; password: string } }, context) =>
    choosePassword(
      { customerId: readCustomerId(id), token: input.activationToken },
      'activation',
      input.password,
      { link: ['input', 'activationToken'], password: ['input', 'password'] },
      context,
    ),

  customerActivateByUrl: (_, args: { activationUrl: string; password: string }, context) =>
    choosePassword(
      readLink(args.activationUrl, 'activate'),
      'activation',
      args.password,
      { link: ['activationUrl'], password: ['password'] },
      context,
    ),

  customerAddressCreate: own<{ address: MailingAddressInput }>((view, { address }, { shop }) =>
    addressPayload(shop.addresses.create(view.customer, toAddressInput(address)), view),
  ),

  customerAddressDelete: own<{ id: string }>((view, { id }, context) => {
    const address = addressOf(id, view, context);
    if (!address) return refused(notFound('id'));
    context.shop.addresses.delete(address);
    return { deletedCustomerAddressId: id, customerUserErrors: [] };
  }),

  customerAddressUpdate: own<{ id: string; address: MailingAddressInput }>((view, { id, address: input }, context) => {
    const address = addressOf(id, view, context);
    if (!address) return refused(notFound('id'));
    return addressPayload(context.shop.addresses.update(address, toAddressInput(input)), view);
  }),

  customerCreate: (_, { input }: { input: NewCustomer }, { shop, shopUrl }) =>
    profilePayload(shop.customers.register(input, new URL('/account', shopUrl).href), 'input', (customer) => ({
      customer: { customer },
      customerUserErrors: [],
    })),

  customerDefaultAddressUpdate: own<{ addressId: string }>((view, { addressId }, context) => {
    const address = addressOf(addressId, view, context);
    if (!address) return refused(notFound('addressId'));
    return { customer: { ...view, customer: context.shop.addresses.setDefault(address) }, customerUserErrors: [] };
  }),

  customerRecover: (_, { email }: { email: string }, context) => {
    const outcome = context.shop.customers.recover(email, linkTo(context));
    return 'problems' in outcome ? refusedFor(outcome.problems, (field) => [field]) : { customerUserErrors: [] };
  },

  customerReset: (_, { id, input }: { id: string; input: { resetToken: string; password: string } }, context) =>
    choosePassword(
      { customerId: readCustomerId(id), token: input.resetToken },
      'reset',
      input.password,
      { link: ['input', 'resetToken'], password: ['input', 'password'] },
      context,
    ),

  customerResetByUrl: (_, { resetUrl, password }: { resetUrl: string; password: string }, context) =>
    choosePassword(
      readLink(resetUrl, 'reset'),
      'reset',
      password,
      { link: ['resetUrl'], password: ['password'] },
      context,
    ),

  /** A new password ends all access tokens. The response then has a new one. */
  customerUpdate: own<{ customer: CustomerChange }>((view, { customer: change }, context) =>
    profilePayload(context.shop.customers.update(view.customer, change), 'customer', (customer) =>
      change.password == null
        ? { customer: { ...view, customer }, customerAccessToken: null, customerUserErrors: [] }
        : signedIn(customer, context),
    ),
  ),
};

const unknownToken: Pick<UserError, 'field' | 'message'> = {
  field: ['customerAccessToken'],
  message: problemText.unknownToken,
};

const notFound = (argument: string): UserError => ({
  code: 'NOT_FOUND',
  field: [argument],
  message: 'Address does not exist',
});

export const customerMutationResolvers: Resolvers = { Mutation: mutation };
