import { describe, expect, it } from 'vitest';
import type { AddressInput, Registration } from '../../../model/entities.js';
import { CommerceError, InputError } from '../../../port/errors.js';
import { toAddressId } from '../../shared/addressId.js';
import { toCustomerCreateInput, toMailingAddressInput } from './denormalizeCustomer.js';
import { toAddress, toAddressPage, toBareId, toCustomer, toOrder, type WireAddress } from './normalizeCustomer.js';
import { toAddressError, toCustomerError, toRegisterError } from './refusals.js';

const wireAddress: WireAddress = {
  id: 'gid://shopify/MailingAddress/7?model_name=CustomerAddress&customer_access_token=secret',
  firstName: 'Robin',
  lastName: 'Hale',
  company: null,
  phone: '',
  address1: '418 Bayshore Road',
  address2: null,
  city: 'San Mateo',
  zip: '94401',
  country: 'United States',
  countryCodeV2: 'US',
  province: 'California',
};

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

describe('spec §3: an address', () => {
  it('has its fields; empty ones are undefined', () => {
    expect(toAddress(wireAddress)).toEqual({
      id: '7',
      firstName: 'Robin',
      lastName: 'Hale',
      company: undefined,
      phone: undefined,
      address1: '418 Bayshore Road',
      address2: undefined,
      city: 'San Mateo',
      zip: '94401',
      country: 'United States',
      countryCode: 'US',
      province: 'California',
    });
    // Pages show an undefined province as 'n/a'.
    expect(toAddress({ ...wireAddress, province: '' }).province).toBeUndefined();
  });

  it('has an id without the token of its customer', () => {
    expect(toBareId(wireAddress.id)).toBe('7');
    expect(toBareId('gid://shopify/Order/1001?key=abc')).toBe('1001');
    expect(toBareId('1001')).toBe('1001');
  });
});

describe('spec §5: normalising an address', () => {
  it.each(['address1', 'country', 'city', 'zip'] as const)('fails if %s is missing', (name) => {
    for (const value of [null, '']) {
      const convert = () => toAddress({ ...wireAddress, [name]: value });
      expect(convert).toThrow(CommerceError);
      expect(convert).toThrow(`missing fields: ${name}`);
    }
  });

  it('leaves a failing one out of the page, and counts it', () => {
    const pageInfo = { hasNextPage: true, endCursor: 'c' };
    const nodes = [wireAddress, { ...wireAddress, id: '8', zip: null }];
    expect(toAddressPage({ nodes, pageInfo }, toAddress)).toEqual({
      items: [toAddress(wireAddress)],
      next: 'c',
      incomplete: 1,
    });
  });
});

describe('spec §3: a customer', () => {
  it('has its fields, its default address and its platform', () => {
    const customer = {
      id: 'gid://shopify/Customer/1',
      displayName: 'Robin Hale',
      firstName: 'Robin',
      lastName: null,
      email: 'robin@example.com',
      phone: null,
      defaultAddress: wireAddress,
    };
    expect(toCustomer(customer)).toEqual({
      id: 'gid://shopify/Customer/1',
      displayName: 'Robin Hale',
      firstName: 'Robin',
      lastName: undefined,
      email: 'robin@example.com',
      phone: undefined,
      defaultAddress: toAddress(wireAddress),
      _originalPlatform: 'shopify',
    });
    expect(toCustomer({ ...customer, defaultAddress: null }).defaultAddress).toBeUndefined();
  });
});

describe('spec §3: an order', () => {
  const line = {
    title: 'Merino Jersey',
    quantity: 2,
    originalTotalPrice: usd('198.0'),
    discountedTotalPrice: usd('178.0'),
    variant: {
      id: 'gid://shopify/ProductVariant/5',
      title: 'M / Ink',
      image: { url: 'https://cdn.example/a.jpg', altText: 'A jersey', width: 800, height: 1000 },
    },
  };
  const order = {
    id: 'gid://shopify/Order/1001?key=abc',
    name: '#1001',
    financialStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    processedAt: '2026-05-02T09:05:00Z',
    subtotalPrice: usd('178.0'),
    totalShippingPrice: usd('12.0'),
    totalTax: usd('15.0'),
    totalPrice: usd('190.0'),
    shippingAddress: null,
    billingAddress: null,
    successfulFulfillments: [
      {
        trackingCompany: 'UPS',
        trackingInfo: [
          { number: '1Z', url: 'https://carrier.test/1Z' },
          { number: '2Z', url: 'javascript:alert(1)' },
        ],
      },
      { trackingCompany: null, trackingInfo: [] },
    ],
    discountApplications: {
      nodes: [
        { targetType: 'SHIPPING_LINE', code: 'SHIPFREE' },
        { targetType: 'LINE_ITEM', code: 'WELCOME10' },
        { targetType: 'LINE_ITEM' },
      ],
    },
    lineItems: { nodes: [line] },
  };
  const context = {
    baseUrl: 'https://shop.test',
    imageUrl: (src: string) => `https://proxy.test/?${src}`,
    isNew: () => undefined,
    cleanHtml: () => undefined,
  };

  it('has its fields, and its products with their choices', () => {
    expect(toOrder(order, context)).toEqual({
      id: '1001',
      key: 'gid://shopify/Order/1001?key=abc',
      name: '#1001',
      financialStatus: 'PAID',
      fulfillmentStatus: 'FULFILLED',
      processedAt: '2026-05-02T09:05:00Z',
      subtotalPrice: usd('198.0'),
      discount: { codes: ['WELCOME10'], amount: usd('20.0') },
      totalShippingPrice: usd('12.0'),
      tax: { amount: usd('15.0'), isIncluded: true },
      totalPrice: usd('190.0'),
      shippingAddress: undefined,
      billingAddress: undefined,
      shipments: [
        { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: 'https://carrier.test/1Z' },
        { carrier: 'UPS', trackingNumber: '2Z' },
        {},
      ],
      products: [
        {
          title: 'Merino Jersey',
          quantity: 2,
          originalTotalPrice: usd('198.0'),
          discountedTotalPrice: usd('178.0'),
          variant: {
            id: 'gid://shopify/ProductVariant/5',
            title: 'M / Ink',
            image: { src: 'https://proxy.test/?https://cdn.example/a.jpg', alt: 'A jersey', width: 800, height: 1000 },
          },
        },
      ],
    });
  });

  it('has its tax on top of the other amounts if the total is more than they are, and none of zero', () => {
    expect(toOrder({ ...order, totalPrice: usd('205.0') }, context).tax).toEqual({
      amount: usd('15.0'),
      isIncluded: false,
    });
    expect(toOrder({ ...order, totalTax: usd('0.0') }, context).tax).toBeUndefined();
    expect(toOrder({ ...order, totalTax: null }, context).tax).toBeUndefined();
  });

  it('has no discount if some of its lines are missing, or if their sum is the subtotal', () => {
    for (const subtotalPrice of [usd('300.0'), usd('198.0')]) {
      const { discount, subtotalPrice: shown } = toOrder({ ...order, subtotalPrice }, context);
      expect([discount, shown]).toEqual([undefined, subtotalPrice]);
    }
  });

  it('lacks values that the platform does not send', () => {
    const bare = {
      ...order,
      financialStatus: null,
      subtotalPrice: null,
      lineItems: { nodes: [{ ...line, variant: null }] },
    };
    const { financialStatus, subtotalPrice, products } = toOrder(bare, context);
    expect([financialStatus, subtotalPrice, products[0]?.variant]).toEqual([undefined, undefined, undefined]);
    const plain = { ...line, variant: { id: 'v', title: 'Default Title', image: null } };
    expect(toOrder({ ...order, lineItems: { nodes: [plain] } }, context).products[0]?.variant).toEqual({
      id: 'v',
      title: undefined,
      image: undefined,
    });
  });
});

const registration: Registration = {
  firstName: 'Noa',
  lastName: 'Lind',
  email: 'noa@example.com',
  password: 'a good password',
  countryCode: 'US',
  city: 'San Mateo',
};

describe('spec §7: registering', () => {
  it('sends the names, the e-mail address and the password', () => {
    expect(toCustomerCreateInput(registration)).toEqual({
      firstName: 'Noa',
      lastName: 'Lind',
      email: 'noa@example.com',
      password: 'a good password',
    });
    expect(toCustomerCreateInput({ email: 'noa@example.com', password: 'x', firstName: '' })).toEqual({
      email: 'noa@example.com',
      password: 'x',
    });
  });
});

describe('spec §5: registering', () => {
  it.each(['email', 'password'] as const)('requires the %s', (name) => {
    for (const value of ['', undefined]) {
      const convert = () => toCustomerCreateInput({ ...registration, [name]: value as string });
      expect(convert).toThrow(InputError);
      expect(convert).toThrow(
        /^Can't denormalize register form data for shopify\. Some of the required properties are missing$/,
      );
    }
  });
});

describe('spec §7: an address that is written', () => {
  const address: AddressInput = {
    firstName: 'Noa',
    lastName: 'Lind',
    company: '',
    phone: '1',
    address1: '5 Kiln Street',
    address2: 'Back door',
    city: 'San Mateo',
    zip: '94401',
    country: 'United States',
    countryCode: 'US',
    province: 'California',
  };

  it('has the name of the country, and not its code', () => {
    expect(toMailingAddressInput(address)).toEqual({
      address1: '5 Kiln Street',
      address2: 'Back door',
      city: 'San Mateo',
      company: '',
      country: 'United States',
      firstName: 'Noa',
      lastName: 'Lind',
      phone: '1',
      province: 'California',
      zip: '94401',
    });
  });

  it('has no state if the country has none', () => {
    expect(toMailingAddressInput({ ...address, province: 'n/a' }).province).toBe('');
  });

  it.each([undefined, ''])('is deleted by its id only, not by %j (spec §5)', (id) => {
    expect(() => toAddressId(id)).toThrow(/^Expected addressId but got undefined$/);
    expect(toAddressId('7')).toBe('7');
  });
});

describe('spec §8: a refusal of the platform', () => {
  const error = (code: string | null, field: string[] | null, message = 'As the platform says') => ({
    code,
    field,
    message,
  });

  it.each([
    ['INVALID', ['input', 'email'], 'customer.invalid', ['email'], 'Input value is invalid.'],
    ['TAKEN', ['input', 'email'], 'customer.emailTaken', ['email'], 'Email has already been taken'],
    [
      'TOO_SHORT',
      ['input', 'password'],
      'customer.passwordTooShort',
      ['password'],
      'Password is too short (minimum is 5 characters)',
    ],
    ['UNIDENTIFIED_CUSTOMER', ['input'], 'customer.unidentified', undefined, 'Unidentified customer'],
    ['TOO_LONG', ['input', 'password'], 'customer.passwordRefused', ['password'], 'Too long'],
    ['TOO_LONG', ['input', 'firstName'], 'customer.invalid', ['firstName'], 'Too long'],
    ['CUSTOMER_DISABLED', null, 'customer.disabled', undefined, 'We have sent an email'],
    ['TOKEN_INVALID', ['id'], 'customer.linkInvalid', undefined, 'Invalid'],
    ['INVALID', ['resetUrl'], 'customer.linkInvalid', ['resetUrl'], 'Invalid'],
    [null, null, 'customer.invalid', undefined, 'Something'],
  ] as const)('%s of %j is %s', (code, path, known, field, message) => {
    const { code: neutral, field: input, message: words } = toCustomerError(error(code, path && [...path], message));
    expect([neutral, input, words]).toEqual([known, field, message]);
  });

  it.each(['UNIDENTIFIED_CUSTOMER', 'INVALID', 'TOKEN_NOT_FOUND', null])(
    'TOKEN_NOT_FOUND is the code for any problem with the token: %s',
    (code) => {
      expect(toAddressError(error(code, ['customerAccessToken']))).toEqual({
        code: 'customer.tokenNotFound',
        message: 'Access token does not exist',
      });
    },
  );

  it('of an address names the field', () => {
    expect(toAddressError(error('INVALID', ['address', 'zip']))).toMatchObject({
      code: 'address.invalid',
      field: ['zip'],
    });
    expect(toAddressError(error('NOT_FOUND', ['id']))).toMatchObject({ code: 'address.unknown' });
  });

  it("of a registration has the name 'Register Error'", () => {
    expect(toRegisterError(error('TAKEN', ['input', 'email'], 'Email has already been taken'))).toEqual({
      name: 'Register Error',
      code: 'customer.emailTaken',
      field: ['email'],
      message: 'Email has already been taken',
    });
    expect(toRegisterError(error(null, null, '')).message).toBe('n/a');
  });
});
