import { describe, expect, it } from 'vitest';
import type { AddressInput, Registration } from '../../model/entities.js';
import { InputError } from '../../port/errors.js';
import { accounts } from './accounts.js';
import type { WireAddress, WireOrder } from './answers.js';
import { toAddressUserErrors, toPasswordUserErrors, toRegisterUserErrors } from './customerRefusals.js';
import { toNewCustomer, toWireAddress } from './denormalizeCustomer.js';
import { toAddress, toCustomer, toOrder } from './normalizeCustomer.js';

const registration: Registration = {
  firstName: 'Noa',
  lastName: 'Lind',
  email: 'noa@example.com',
  password: 'a good password',
  countryCode: 'US',
  province: 'California',
  city: 'San Mateo',
  zip: '94401',
  address1: '5 Kiln Street',
  address2: 'Back door',
};

describe('spec §7: registering', () => {
  it('sends the state from the province, and the postal code from the zip', () => {
    expect(toNewCustomer(registration)).toEqual({
      email: 'noa@example.com',
      first_name: 'Noa',
      last_name: 'Lind',
      authentication: { new_password: 'a good password' },
      addresses: [
        {
          first_name: 'Noa',
          last_name: 'Lind',
          address1: '5 Kiln Street',
          address2: 'Back door',
          city: 'San Mateo',
          state_or_province: 'California',
          postal_code: '94401',
          country_code: 'US',
        },
      ],
      trigger_account_created_notification: true,
    });
  });
});

describe('spec §5: registering', () => {
  it('requires all but the second line of the address', () => {
    expect(accounts.registerFields).toEqual(Object.keys(registration).filter((name) => name !== 'address2'));
    for (const name of accounts.registerFields) {
      for (const value of ['', undefined]) {
        const convert = () => toNewCustomer({ ...registration, [name]: value });
        expect(convert).toThrow(InputError);
        expect(convert).toThrow(
          /^Can't denormalize register form data for big_commerce\. Some of the required properties are missing$/,
        );
      }
    }
    const { address2: _, ...rest } = registration;
    expect(toNewCustomer(rest).addresses[0]).not.toHaveProperty('address2');
  });
});

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

describe('spec §7: an address that is written', () => {
  it('has the code of the country, the state and the postal code', () => {
    expect(toWireAddress(address)).toEqual({
      first_name: 'Noa',
      last_name: 'Lind',
      company: '',
      phone: '1',
      address1: '5 Kiln Street',
      address2: 'Back door',
      city: 'San Mateo',
      state_or_province: 'California',
      postal_code: '94401',
      country_code: 'US',
    });
  });
});

describe('spec §5: an address that is written', () => {
  it.each(['address1', 'city', 'firstName', 'lastName', 'province', 'zip', 'countryCode'] as const)(
    'needs its %s',
    (name) => {
      for (const value of ['', undefined]) {
        const convert = () => toWireAddress({ ...address, [name]: value } as AddressInput);
        expect(convert).toThrow(InputError);
        expect(convert).toThrow(name);
      }
    },
  );
});

const wireAddress: WireAddress = {
  id: 7,
  first_name: 'Robin',
  last_name: 'Hale',
  company: '',
  phone: null,
  address1: '418 Bayshore Road',
  address2: '',
  city: 'San Mateo',
  state_or_province: 'California',
  postal_code: '94401',
  country: 'United States',
  country_code: 'US',
};

describe('spec §3: an address', () => {
  it('has the state as its province, and the postal code as its zip', () => {
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
  });
});

describe('spec §3: a customer', () => {
  it('has its fields and its platform', () => {
    const customer = { id: 3, email: 'robin@example.com', first_name: 'Robin', last_name: '', phone: null };
    expect(toCustomer(customer)).toEqual({
      id: '3',
      displayName: 'Robin',
      firstName: 'Robin',
      lastName: undefined,
      email: 'robin@example.com',
      phone: undefined,
      _originalPlatform: 'big_commerce',
    });
    expect(toCustomer({ ...customer, last_name: 'Hale' }).displayName).toBe('Robin Hale');
    expect(toCustomer({ ...customer, first_name: '' }).displayName).toBeUndefined();
  });
});

describe('spec §3: an order', () => {
  const line = {
    id: 2,
    product_id: 77,
    variant_id: 112,
    name: 'Merino Jersey',
    quantity: 2,
    total_inc_tax: '198.0000',
    applied_discounts: [{ amount: '15.0000' }, { amount: '5.0000' }],
    product_options: [
      { display_name: 'Size', display_value: 'M' },
      { display_name: 'Colour', display_value: 'Ink' },
    ],
  };
  const order: WireOrder = {
    id: 1001,
    customer_id: 3,
    status_id: 11,
    status: 'Awaiting Fulfillment',
    payment_status: 'captured',
    date_created: 'Sat, 02 May 2026 09:05:00 +0200',
    currency_code: 'EUR',
    store_default_currency_code: 'USD',
    subtotal_inc_tax: '198.0000',
    shipping_cost_inc_tax: '12.0000',
    total_inc_tax: '190.0000',
    consignments: {
      shipping: [{ line_items: [line] }],
      pickups: [{ line_items: [{ ...line, id: 1, name: 'Bell', product_id: 0, applied_discounts: null }] }],
      downloads: null,
    },
  };
  const context = {
    currencyCode: 'SEK',
    imageUrl: (src: string) => `https://proxy.test/?${src}`,
    products: new Map([
      [77, { id: 77, primary_image: { url_standard: 'https://cdn.example/a.jpg', description: 'A jersey' } }],
    ]),
  };
  const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });

  it('has the amounts that its discounts are of: with tax, or without it and with the tax beside them', () => {
    const taxed: WireOrder = {
      ...order,
      ...{ subtotal_ex_tax: '180.0000', shipping_cost_ex_tax: '11.0000', total_tax: '19.0000' },
      consignments: {
        ...order.consignments,
        pickups: null,
        shipping: [{ line_items: [{ ...line, total_ex_tax: '180.0000' }] }],
      },
    };
    expect(toOrder({ ...taxed, is_tax_inclusive_pricing: true }, context)).toMatchObject({
      subtotalPrice: eur('198.0000'),
      totalShippingPrice: eur('12.0000'),
      tax: { amount: eur('19.0000'), isIncluded: true },
      products: [{ originalTotalPrice: eur('198.0000') }],
    });
    expect(toOrder({ ...taxed, is_tax_inclusive_pricing: false }, context)).toMatchObject({
      subtotalPrice: eur('180.0000'),
      totalShippingPrice: eur('11.0000'),
      tax: { amount: eur('19.0000'), isIncluded: false },
      products: [{ originalTotalPrice: eur('180.0000') }],
    });
    expect(toOrder({ ...taxed, total_tax: '0.0000' }, context).tax).toBeUndefined();
  });

  it('has # and its id as its name, the order status, the payment status, and its products', () => {
    expect(toOrder(order, context)).toMatchObject({
      id: '1001',
      name: '#1001',
      financialStatus: 'captured',
      fulfillmentStatus: 'Awaiting Fulfillment',
      processedAt: '2026-05-02T07:05:00.000Z',
      subtotalPrice: eur('198.0000'),
      totalShippingPrice: eur('12.0000'),
      totalPrice: eur('190.0000'),
      products: [
        { title: 'Bell', variant: undefined },
        {
          title: 'Merino Jersey',
          quantity: 2,
          originalTotalPrice: eur('198.0000'),
          variant: {
            id: '77-112',
            title: 'Size: M, Colour: Ink',
            image: { src: 'https://proxy.test/?https://cdn.example/a.jpg', alt: 'A jersey' },
          },
        },
      ],
    });
  });

  it('has the total without the discounts as the discounted total', () => {
    const [bell, jersey] = toOrder(order, context).products;
    expect(Number(jersey?.discountedTotalPrice?.amount)).toBe(178);
    expect(Number(bell?.discountedTotalPrice?.amount)).toBe(198);
  });

  it("has the store's currency if it has none of its own", () => {
    const currencyOf = (more: Partial<WireOrder>) => toOrder({ ...order, ...more }, context).totalPrice?.currencyCode;
    expect(currencyOf({ currency_code: '' })).toBe('USD');
    expect(currencyOf({ currency_code: null, store_default_currency_code: null })).toBe('SEK');
  });

  it('lacks values that the platform does not send', () => {
    const { financialStatus, processedAt, totalPrice } = toOrder(
      { ...order, payment_status: '', date_created: '', total_inc_tax: null },
      context,
    );
    expect([financialStatus, processedAt, totalPrice]).toEqual([undefined, undefined, undefined]);
  });
});

describe('spec §8: a refusal of the platform', () => {
  const refusal = (errors: Record<string, string>) => ({ status: 422, title: 'Failed.', errors });

  it.each([
    ['Email has already been taken', 'customer.emailTaken', ['email']],
    ['Password is too short (minimum is 5 characters)', 'customer.passwordTooShort', ['password']],
    ['Passwords must be at least 7 characters', 'customer.passwordRefused', ['password']],
    ['Input value is invalid.', 'customer.invalid', undefined],
  ])('of a registration is recognised by its words: %s', (text, code, field) => {
    expect(toRegisterUserErrors(refusal({ '.customer_create': text }))).toEqual([
      { name: 'Register Error [.customer_create]', message: text, code, ...(field && { field }) },
    ]);
  });

  it('of a registration is recognised by its key', () => {
    expect(toRegisterUserErrors(refusal({ '0.addresses.0.postal_code': 'error.path.missing' }))).toEqual([
      {
        name: 'Register Error [0.addresses.0.postal_code]',
        message: 'Input value is invalid.',
        code: 'customer.invalid',
        field: ['zip'],
      },
    ]);
    expect(toRegisterUserErrors({ status: 422, title: 'Failed.' })).toMatchObject([
      { name: 'Register Error', message: 'Failed.' },
    ]);
    expect(toRegisterUserErrors({ status: 422 })).toMatchObject([{ name: 'Register Error', message: 'n/a' }]);
  });

  it('of a new password concerns the password or the customer', () => {
    expect(toPasswordUserErrors(refusal({ '.customer_update': 'Too simple' }))).toEqual([
      { code: 'customer.passwordRefused', message: 'Too simple', field: ['newPassword'] },
    ]);
    expect(toPasswordUserErrors(refusal({ '0.id': 'error.invalid' }))).toMatchObject([
      { code: 'customer.tokenNotFound', message: 'Access token does not exist' },
    ]);
  });

  it('of an address names the field', () => {
    expect(
      toAddressUserErrors(
        refusal({ '0.country_code': 'error.invalid', '0.id': 'error.invalid', '0.customer_id': 'error.invalid' }),
      ),
    ).toMatchObject([
      { code: 'address.invalid', field: ['countryCode'], message: 'Input value is invalid.' },
      { code: 'address.unknown' },
      { code: 'customer.tokenNotFound' },
    ]);
  });
});
