'use server';
import {
  addressFieldNames,
  addressOf,
  CommerceError,
  isZipOf,
  noState,
  registrationFieldNames,
  statesOf,
  type CustomerClient,
  type CustomerResult,
  type Registration,
  type UserError,
} from '@vitrine/commerce';
import { messages, type FormResult } from '@vitrine/sections';
import { defaultPaths } from '@vitrine/sections/paths';
import { redirect } from 'next/navigation';
import { allowedTarget } from '../../redirects';
import { siteUrl } from '../environment/variables';
import { allowedPlaces } from '../environment/places';
import { isOutage, waitOf } from '../limits/attempts';
import { failForm, keepAnswer } from '../request/failedAnswer';
import { callShop } from '../shop/visit';

// Each action handles a form that was sent before scripts ran: see FormAction of @vitrine/sections.

export async function login(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const places = allowedPlaces();
  const target =
    allowedTarget(textOf(data, 'checkout_url'), places) ??
    allowedTarget(textOf(data, 'redirectUrl'), places) ??
    defaultPaths.account;
  const { loginUrl, ...result } = await callShop(async ({ capabilities, customer }) =>
    capabilities.login === 'redirect'
      ? openLoginPage(customer, target)
      : outcomeOf(() => customer.login({ email: emailOf(data), password: textOf(data, 'password') })),
  );
  return isRefused(result) ? { ...result, values: textsOf(data, ['email']) } : redirect(loginUrl ?? target);
}

export async function register(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const unfinished = unfinishedAddress(data, registrationFieldNames);
  if (unfinished) return unfinished;
  const result = await callShop(({ customer }) => outcomeOf(() => customer.register(registrationOf(data))));
  return isRefused(result)
    ? { ...result, values: textsOf(data, registrationFieldNames) }
    : redirect(`${defaultPaths.login}?done=registered`);
}

export async function recoverPassword(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const result = await callShop(({ customer }) => outcomeOf(() => customer.recoverPassword({ email: emailOf(data) })));
  return { ...result, values: textsOf(data, ['email']) };
}

export async function changePassword(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const password = textOf(data, 'password');
  if (password !== textOf(data, 'confirmPassword'))
    return { errors: [{ code: 'unknown', message: messages.passwordsDiffer, field: ['confirmPassword'] }] };
  const resetUrl = textOf(data, 'resetUrl');
  const result = await callShop(({ customer }) =>
    outcomeOf(() =>
      resetUrl
        ? customer.resetPassword({ resetUrl, password })
        : customer.updateCustomer({ newPassword: password, currentPassword: textOf(data, 'currentPassword') }),
    ),
  );
  return isRefused(result)
    ? { ...result, errors: result.errors.map(ofPasswordField) }
    : redirect(`${defaultPaths.login}?done=passwordChanged`);
}

/** The form calls the new password `password`, for both calls. */
const ofPasswordField = (error: UserError): UserError =>
  error.field?.at(-1) === 'newPassword' ? { ...error, field: ['password'] } : error;

export async function findOrder(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const key = textsOf(data, ['number', 'email']);
  const result = await callShop(({ customer }) => outcomeOf(() => customer.findOrder(key)));
  return isRefused(result) ? kept({ ...result, values: key }) : result;
}

export async function sendMessage(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const { name, ...message } = textsOf(data, ['name', 'email', 'text']);
  const result = await callShop(({ contact }) => outcomeOf(() => contact.send({ ...message, ...(name && { name }) })));
  return isRefused(result) ? kept({ ...result, values: { name, ...message } }) : result;
}

export async function saveAddress(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const id = textOf(data, 'id');
  if (textOf(data, 'intent') === 'delete') return deleteAddress(id);
  const unfinished = unfinishedAddress(data, addressFieldNames);
  if (unfinished) return unfinished;
  const address = addressOf(textsOf(data, addressFieldNames));
  const result = await callShop(({ customer }) =>
    outcomeOf(() => (id ? customer.updateAddress({ id, address }) : customer.createAddress(address))),
  );
  return isRefused(result)
    ? { ...result, values: textsOf(data, addressFieldNames) }
    : redirect(`${defaultPaths.account}?done=addressSaved`);
}

export async function makeDefaultAddress(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const id = textOf(data, 'id');
  const result = await callShop(({ customer }) => outcomeOf(() => customer.setDefaultAddress({ id })));
  return isRefused(result) ? result : redirect(defaultPaths.account);
}

export async function endLogin(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const input = { id: textOf(data, 'id'), ...proofOf(data) };
  const result = await callShop(({ customer }) => outcomeOf(() => customer.endLogin(input)));
  if (hasNobody(result)) redirect(`${defaultPaths.login}?done=sessionEnded`);
  return isRefused(result) ? result : redirect(`${defaultPaths.account}?done=loginEnded`);
}

export async function logoutEverywhere(_: FormResult | undefined, data: FormData): Promise<FormResult> {
  const result = await callShop(({ customer }) => outcomeOf(() => customer.logoutEverywhere(proofOf(data))));
  if (hasNobody(result)) redirect(`${defaultPaths.login}?done=sessionEnded`);
  return isRefused(result) ? result : redirect(`${defaultPaths.login}?done=signedOutEverywhere`);
}

const proofOf = (data: FormData) => ({ currentPassword: textOf(data, 'currentPassword') });

const hasNobody = ({ failure, errors }: FormResult) =>
  failure === 'unidentified' || errors.some(({ code }) => code === 'customer.tokenNotFound');

async function deleteAddress(id: string): Promise<FormResult> {
  const result = await callShop(({ customer }) => outcomeOf(() => customer.deleteAddress({ id })));
  return isRefused(result) ? result : redirect(`${defaultPaths.account}?done=addressDeleted`);
}

/**
 * Returns the result for an unfinished form: it was sent to load its country's states, lacks a state that its country needs, or has a
 * postal code that its country does not have. Undefined for a finished form.
 */
function unfinishedAddress(data: FormData, fields: readonly string[]): FormResult | undefined {
  const values = textsOf(data, fields);
  const { countryCode = '', province, zip } = values;
  if (textOf(data, 'intent') === 'states') return { errors: [], values };
  const wrong = (message: string, field: string) => ({ code: 'unknown' as const, message, field: [field] });
  const errors = [
    ...(statesOf(countryCode) && !province ? [wrong(messages.chooseState, 'province')] : []),
    ...(zip && !isZipOf(countryCode, zip) ? [wrong(messages.zipWrong, 'zip')] : []),
  ];
  return errors.length > 0 ? { errors, values } : undefined;
}

/** Shows the form again, on a page to which the browser may go back. */
function kept(result: FormResult): FormResult {
  keepAnswer();
  return result;
}

type Outcome = FormResult & { loginUrl?: string };

async function openLoginPage(customer: CustomerClient, returnTo: string): Promise<Outcome> {
  try {
    const page = await customer.loginPage({ returnTo, callbackUrl: siteUrl().href });
    return page ? { errors: [], loginUrl: page.loginUrl } : { errors: [{ code: 'unknown' }] };
  } catch (error) {
    return failed(error);
  }
}

const outcomeOf = (call: () => Promise<CustomerResult>): Promise<Outcome> => call().then(answerRefusal, failed);

/** Gives the form's page the status 429 after too many attempts. */
function answerRefusal(result: CustomerResult): CustomerResult {
  const refusal = result.errors.find(({ code }) => code === 'customer.tooManyAttempts');
  if (refusal) failForm(waitOf(refusal), 429);
  return result;
}

/** Gives the form's page the status 503 if the shop or its platform failed, with the time to wait. */
function failed(error: unknown): Outcome {
  const { kind, retryAfter } = error instanceof CommerceError ? error : { kind: 'unknown' as const };
  if (kind === 'unknown' || isOutage(error)) failForm(retryAfter);
  return { errors: [], failure: kind };
}

const isRefused = ({ errors, failure }: FormResult) => errors.length > 0 || failure !== undefined;

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

const emailOf = (data: FormData) => textOf(data, 'email').trim();

/** Returns the texts of these fields, to send them or to fill the form again. Passwords are never among them. */
const textsOf = <Name extends string>(data: FormData, names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, name === 'province' ? provinceIn(data) : textOf(data, name).trim()]),
  ) as Record<Name, string>;

/** Returns the chosen state. Empty if it belongs to the country that was chosen before, which is possible without scripts. */
const provinceIn = (data: FormData) =>
  textOf(data, 'provinceOf') === textOf(data, 'countryCode') ? textOf(data, 'province').trim() : '';

function registrationOf(data: FormData): Registration {
  const { email, ...texts } = textsOf(data, registrationFieldNames);
  const province = texts.countryCode && !statesOf(texts.countryCode) ? noState : texts.province;
  const written = Object.fromEntries(Object.entries({ ...texts, province }).filter(([, text]) => text));
  return { ...written, email, password: textOf(data, 'password') };
}
