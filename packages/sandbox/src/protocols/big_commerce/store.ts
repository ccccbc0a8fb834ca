/** Information about the shop. */
import { json } from '../../http.js';
import { fractionDigits } from '../../shop/money.js';
import type { Handler } from './call.js';

/** Answers without a `data` envelope, unlike operations of v3. */
export const getStoreInformation: Handler = ({ context: { shop, origin } }) => {
  const { name, currencyCode, countryCode } = shop.data.shop;
  return json({
    id: 'sandbox',
    domain: new URL(origin).host,
    secure_url: origin,
    control_panel_base_url: origin,
    status: 'live',
    name,
    first_name: '',
    last_name: '',
    address: '',
    country: new Intl.DisplayNames('en', { type: 'region' }).of(countryCode) ?? countryCode,
    country_code: countryCode,
    phone: '',
    admin_email: '',
    order_email: '',
    language: 'en',
    currency: currencyCode,
    currency_symbol: symbolOf(currencyCode),
    decimal_separator: '.',
    thousands_separator: ',',
    decimal_places: fractionDigits(currencyCode),
    currency_symbol_location: 'left',
    weight_units: 'KGS',
    dimension_units: 'Centimeters',
    store_id: 1,
    default_channel_id: 1,
    default_site_id: 1,
  });
};

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
