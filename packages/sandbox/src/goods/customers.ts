/** The customers of the sample shop and their orders. All of them are invented. */
import type { CustomerData, OrderData } from '../shop/data.js';
import type { Address } from '../shop/records.js';

/** The password of all sample customers. */
export const samplePassword = 'northlane';

const home: Address = {
  firstName: 'Robin',
  lastName: 'Hale',
  address1: '418 Bayshore Road',
  address2: 'Apartment 3',
  city: 'San Mateo',
  province: 'California',
  zip: '94401',
  countryCode: 'US',
  phone: '+1 650 555 0134',
};
const work: Address = {
  firstName: 'Robin',
  lastName: 'Hale',
  company: 'Hale & Low, Boatbuilders',
  address1: '9 Pier Lane',
  city: 'Half Moon Bay',
  province: 'California',
  zip: '94019',
  countryCode: 'US',
};
const cabin: Address = {
  firstName: 'Robin',
  lastName: 'Hale',
  address1: '77 Cedar Mill Way',
  city: 'Bend',
  province: 'Oregon',
  zip: '97701',
  countryCode: 'US',
};
const sister: Address = {
  firstName: 'Imogen',
  lastName: 'Hale',
  address1: '12 Harbour View',
  city: 'Dublin',
  province: 'Dublin',
  zip: 'D02 X285',
  countryCode: 'IE',
  phone: '+353 1 555 0177',
};
const berlin: Address = {
  firstName: 'Marlene',
  lastName: 'Voss',
  address1: 'Ahornstraße 21',
  city: 'Berlin',
  province: 'Berlin',
  zip: '10115',
  countryCode: 'DE',
  phone: '+49 30 5550 0121',
};
const tokyo: Address = {
  firstName: 'Jun',
  lastName: 'Mori',
  address1: '2-7 Sakura Heights',
  city: 'Tokyo',
  zip: '150-0001',
  countryCode: 'JP',
};

const delivered = { payment: 'paid', fulfillment: 'fulfilled' } as const;

/** Orders from the first bicycle to the ones that are on their way. They have every state that an order can have. */
const robinsOrders: OrderData[] = [
  {
    placedAt: '2021-04-10T17:22:00Z',
    lines: [{ sku: 'MR-E8-54-GREEN', quantity: 1 }],
    shipping: 4900,
    ...delivered,
    address: home,
  },
  {
    placedAt: '2021-05-02T09:05:00Z',
    lines: [
      { sku: 'NL-BB', quantity: 1 },
      { sku: 'NL-FP', quantity: 1 },
      { sku: 'NL-PK', quantity: 3 },
      { sku: 'NL-TL-OCHRE', quantity: 2 },
      { sku: 'NL-MT12', quantity: 1 },
    ],
    ...delivered,
    address: home,
  },
  {
    placedAt: '2022-11-25T20:41:00Z',
    lines: [{ sku: 'NL-HRJ-XS-MIST', quantity: 1, discount: 3700 }],
    payment: 'refunded',
    fulfillment: 'fulfilled',
    address: home,
  },
  {
    placedAt: '2022-11-26T08:12:00Z',
    lines: [
      { sku: 'NL-LAMP-1', quantity: 1, title: 'Carbide Lamp', price: 6400 },
      { sku: 'NL-EK', quantity: 1 },
    ],
    payment: 'partially_refunded',
    fulfillment: 'fulfilled',
    address: cabin,
  },
  {
    placedAt: '2023-06-14T12:00:00Z',
    cancelledAt: '2023-06-14T15:30:00Z',
    lines: [{ sku: 'NL-TW14', quantity: 1 }],
    payment: 'voided',
    fulfillment: 'unfulfilled',
    address: work,
  },
  {
    placedAt: '2023-12-12T18:45:00Z',
    countryCode: 'IE',
    lines: [
      { sku: 'NL-SM-GREEN', quantity: 4 },
      { sku: 'NL-CD', quantity: 1 },
    ],
    shipping: 1500,
    ...delivered,
    address: sister,
  },
  {
    placedAt: '2024-03-30T10:10:00Z',
    lines: [{ sku: 'NL-WH', quantity: 2 }],
    ...delivered,
    address: home,
  },
  {
    placedAt: '2025-02-03T07:55:00Z',
    lines: [{ sku: 'NL-CAT', quantity: 1 }],
    fulfillment: 'fulfilled',
    address: home,
  },
  {
    placedAt: '2025-08-19T16:20:00Z',
    lines: [
      { sku: 'SM-RR', quantity: 1 },
      { sku: 'SM-RP-GREEN', quantity: 2, discount: 2240 },
    ],
    ...delivered,
    address: home,
  },
  {
    placedAt: '2026-09-28T21:03:00Z',
    lines: [
      { sku: 'NL-LS-MEDIUM162MM-CLAY', quantity: 1 },
      { sku: 'NL-CBT-CLAY', quantity: 2 },
    ],
    payment: 'paid',
    fulfillment: 'partially_fulfilled',
    address: work,
  },
  {
    placedAt: '2026-10-21T13:37:00Z',
    lines: [{ sku: 'NL-RS', quantity: 1 }],
    payment: 'authorized',
    fulfillment: 'unfulfilled',
    address: home,
  },
  {
    placedAt: '2026-10-30T19:15:00Z',
    lines: [{ sku: 'NL-SK17', quantity: 1 }],
    payment: 'pending',
    fulfillment: 'unfulfilled',
    address: home,
  },
];

export const customers: CustomerData[] = [
  {
    email: 'robin@example.com',
    password: samplePassword,
    firstName: 'Robin',
    lastName: 'Hale',
    phone: '+1 650 555 0134',
    createdAt: '2021-04-10T17:01:00Z',
    addresses: [home, work, cabin, sister],
    orders: robinsOrders,
  },
  {
    email: 'marlene@example.com',
    password: samplePassword,
    firstName: 'Marlene',
    lastName: 'Voss',
    createdAt: '2025-05-17T11:30:00Z',
    addresses: [berlin],
    orders: [
      {
        placedAt: '2025-05-17T11:42:00Z',
        countryCode: 'DE',
        lines: [
          { sku: 'NL-CIP-28CM', quantity: 1 },
          { sku: 'NL-CB-OAK', quantity: 1 },
        ],
        shipping: 900,
        ...delivered,
        address: berlin,
      },
      {
        placedAt: '2026-10-05T06:58:00Z',
        countryCode: 'DE',
        lines: [{ sku: 'NL-WA-GREEN', quantity: 1 }],
        payment: 'paid',
        fulfillment: 'unfulfilled',
        address: berlin,
      },
    ],
  },
  {
    email: 'jun@example.com',
    password: samplePassword,
    lastName: 'Mori',
    createdAt: '2026-08-01T02:00:00Z',
    addresses: [tokyo],
    orders: [
      {
        placedAt: '2026-08-01T02:10:00Z',
        lines: [{ sku: 'NL-SJ-1L', quantity: 2 }],
        ...delivered,
        address: tokyo,
      },
    ],
  },
  {
    email: 'sam@example.com',
    password: samplePassword,
    firstName: 'Sam',
    lastName: 'Reed',
    createdAt: '2026-11-01T08:00:00Z',
    addresses: [],
    orders: [],
  },
  {
    email: 'pat@example.com',
    firstName: 'Pat',
    createdAt: '2026-11-02T09:30:00Z',
    addresses: [],
    orders: [],
  },
];

const minute = 60 * 1000;

/** Makes a customer with many orders and addresses, the newest last, to test lists with pages. */
export const largeCustomer = ({ orders = 300, addresses = 120 } = {}): CustomerData => ({
  email: 'alex@example.com',
  password: samplePassword,
  firstName: 'Alex',
  lastName: 'Fairley',
  createdAt: '2020-01-01T00:00:00Z',
  addresses: Array.from({ length: addresses }, (_, index) => ({
    ...cabin,
    firstName: 'Alex',
    lastName: 'Fairley',
    address1: `${index + 1} Orchard Row`,
  })),
  orders: Array.from({ length: orders }, (_, index) => ({
    placedAt: new Date(Date.parse('2020-01-01T12:00:00Z') + index * 8000 * minute).toISOString(),
    lines: [{ sku: 'NL-PK', quantity: 1 + (index % 5) }],
    ...delivered,
    address: { ...cabin, firstName: 'Alex', lastName: 'Fairley' },
  })),
});
