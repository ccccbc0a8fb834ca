/** The customers' accounts and passwords. */
import { nextNumber } from '../counter.js';
import type { CustomerProblem } from './customerProblems.js';
import { isEmail } from './email.js';
import { invitationTo, passwordChangeFor, recoveryFor, welcomeTo } from '../mail.js';
import { hashPassword, isPassword } from './passwords.js';
import type { CustomerRecord, MailRecord, PasswordLinkRecord } from '../records.js';
import type { Store } from '../store.js';
import type { Tokens } from './tokens.js';

export interface NewCustomer {
  email: string;
  password: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  acceptsMarketing?: boolean | undefined;
}

/** Absent fields stay unchanged. Null or '' removes a field. */
export interface CustomerChange {
  email?: string | null | undefined;
  password?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  acceptsMarketing?: boolean | null | undefined;
}

export type CustomerOutcome = { customer: CustomerRecord } | { problems: CustomerProblem[] };

/** Returns the URL of the page for choosing a password, in the platform's form. */
export type LinkOf = (link: PasswordLinkRecord) => string;

export interface Customers {
  find(id: number): CustomerRecord | undefined;
  findByEmail(email: string): CustomerRecord | undefined;
  /** @param accountUrl the account's page, to which the welcome mail links; without it no mail is sent */
  register(input: NewCustomer, accountUrl: string | undefined): CustomerOutcome;
  /** Creates an account without a password, for an address that is already verified. */
  add(input: Omit<NewCustomer, 'password'>): CustomerRecord;
  /** Creates an account without a password, and sends a link to choose one. */
  invite(input: Omit<NewCustomer, 'password'>, linkOf: LinkOf): CustomerOutcome;
  /** Finds the customer with this email and password. Returns undefined for a wrong password, and after the same time for an unknown email. */
  identify(email: string, password: string): CustomerRecord | undefined;
  /** A new password signs the customer out everywhere, and a mail tells them. */
  update(customer: CustomerRecord, change: CustomerChange): CustomerOutcome;
  /** Sends a link to choose a new password. */
  recover(email: string, linkOf: LinkOf): CustomerOutcome;
  /** Sets a new password, and spends the link. */
  choosePassword(link: Pick<PasswordLinkRecord, 'token' | 'customerId' | 'kind'>, password: string): CustomerOutcome;
}

export interface CustomersOptions {
  store: Store;
  tokens: Tokens;
  shopName: string;
  now: () => Date;
  /** See `hashPassword`. */
  passwordCost: number;
  sendMail(letter: Omit<MailRecord, 'id' | 'sentAt'>): void;
}

/** The minimum length of a password. The text of the refusal says 5, as on the platforms. */
const shortestPassword = 6;

export function createCustomers({ store, tokens, shopName, now, passwordCost, sendMail }: CustomersOptions): Customers {
  const save = (customer: CustomerRecord): CustomerRecord => {
    const saved = { ...customer, updatedAt: now().toISOString() };
    store.put('customer', String(saved.id), saved);
    return saved;
  };

  const find = (id: number) => store.get('customer', String(id));
  const findByEmail = (email: string) => {
    const wanted = normalized(email);
    return store.all('customer').find((customer) => customer.email === wanted);
  };

  const emailProblem = (email: string, own?: CustomerRecord): CustomerProblem[] => {
    if (!isEmail(normalized(email))) return [{ code: 'invalid', field: 'email' }];
    const other = findByEmail(email);
    return other && other.id !== own?.id ? [{ code: 'taken', field: 'email' }] : [];
  };

  const create = (input: Omit<NewCustomer, 'password'>, passwordHash?: string): CustomerRecord =>
    save({
      id: nextNumber(store, 'customer'),
      email: normalized(input.email),
      ...(passwordHash && { passwordHash }),
      ...(input.firstName && { firstName: input.firstName }),
      ...(input.lastName && { lastName: input.lastName }),
      ...(input.phone && { phone: input.phone }),
      acceptsMarketing: input.acceptsMarketing ?? false,
      createdAt: now().toISOString(),
      updatedAt: '',
    });

  const withPassword = (customer: CustomerRecord, password: string): CustomerRecord => {
    tokens.deleteAll(customer);
    // An invited customer chooses a first one.
    if (customer.passwordHash !== undefined) sendMail(passwordChangeFor(customer, shopName));
    return { ...customer, passwordHash: hashPassword(password, passwordCost) };
  };

  return {
    find,
    findByEmail,

    register(input, accountUrl) {
      const problems = [...emailProblem(input.email), ...passwordProblem(input.password)];
      if (problems.length > 0) return { problems };
      const passwordHash = hashPassword(input.password, passwordCost);
      return store.transaction(() => {
        const customer = create(input, passwordHash);
        if (accountUrl !== undefined) sendMail(welcomeTo(customer, shopName, accountUrl));
        return { customer };
      });
    },

    add: (input) => store.transaction(() => create(input)),

    invite(input, linkOf) {
      const problems = emailProblem(input.email);
      if (problems.length > 0) return { problems };
      return store.transaction(() => {
        const customer = create(input);
        sendMail(invitationTo(customer, shopName, linkOf(tokens.createLink(customer, 'activation'))));
        return { customer };
      });
    },

    identify(email, password) {
      const customer = findByEmail(email);
      return isPassword(password, customer?.passwordHash, passwordCost) ? customer : undefined;
    },

    update(customer, { password, email, acceptsMarketing, ...names }) {
      const problems = [
        ...(email == null ? [] : emailProblem(email, customer)),
        ...(password == null ? [] : passwordProblem(password)),
      ];
      if (problems.length > 0) return { problems };
      return store.transaction(() => {
        const changed: CustomerRecord = {
          ...withTexts(customer, names),
          ...(email != null && { email: normalized(email) }),
          ...(acceptsMarketing != null && { acceptsMarketing }),
        };
        return { customer: save(password == null ? changed : withPassword(changed, password)) };
      });
    },

    recover(email, linkOf) {
      const customer = findByEmail(email);
      if (!customer) return { problems: [{ code: 'invalid', field: 'email' }] };
      return store.transaction(() => {
        sendMail(recoveryFor(customer, shopName, linkOf(tokens.createLink(customer, 'reset'))));
        return { customer };
      });
    },

    choosePassword({ token, customerId, kind }, password) {
      const link = tokens.findLink(token);
      const customer = link && find(link.customerId);
      if (!customer || link.customerId !== customerId || link.kind !== kind)
        return { problems: [{ code: 'invalid', field: 'token' }] };
      const problems = passwordProblem(password);
      if (problems.length > 0) return { problems };
      return store.transaction(() => ({ customer: save(withPassword(customer, password)) }));
    },
  };
}

const normalized = (email: string): string => email.trim().toLowerCase();

const passwordProblem = (password: string): CustomerProblem[] =>
  password.length < shortestPassword ? [{ code: 'tooShort', field: 'password' }] : [];

/** Returns the record with the given texts replaced, and without texts that are empty or null. */
export function withTexts<Entity extends object>(
  record: Entity,
  texts: { [Key in keyof Entity]?: string | null | undefined },
): Entity {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  const merged: Record<string, unknown> = { ...record, ...Object.fromEntries(given) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null && value !== '')) as Entity;
}
