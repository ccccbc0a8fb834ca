import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts';
import { policyPath } from '../policyLinks';

/** What the shop's settings say of delivery and returns. */
export interface Trade {
  /** ISO 3166-1 alpha-2: 'US' */
  country: string;
  /** ISO 3166-1 alpha-2. */
  shipsTo: readonly string[];
  /** What delivery costs, in the currency of the goods, and the days from the dispatch to the door. */
  delivery: { price: string; days: { min: number; max: number } };
  /** Days from the delivery. */
  returns: { days: number };
}

const days = ({ min, max }: { min: number; max: number }) => ({
  '@type': 'QuantitativeValue' as const,
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

/** An order leaves on its own working day or, after the cut-off, on the next one: see the settings of the dispatch. */
const handling = days({ min: 0, max: 1 });

/** Returns what delivery costs, and how long it takes. */
export const deliveryData = ({ shipsTo, delivery }: Trade, currency: string): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: delivery.price, currency },
  shippingDestination: shipsTo.map((addressCountry) => ({ '@type': 'DefinedRegion' as const, addressCountry })),
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: handling,
    transitTime: days(delivery.days),
  },
});

/** Returns how long goods can be returned. Returns are by mail, and free. */
export const returnsData = ({ country, shipsTo, returns }: Trade, site: URL): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: [...shipsTo],
  returnPolicyCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returns.days,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
  merchantReturnLink: new URL(policyPath('returns'), site).href,
});
