/** Countries, languages and markets for the buyer of a request. */
import { countryName } from '../../../countries.js';
import { idOf } from '../../../shop/catalog/catalog.js';
import { globalId } from '../ids.js';
import type { Context } from '../context.js';
import type { Resolver, Resolvers } from '../resolver.js';

interface CountryView {
  countryCode: string;
}

/** Countries that use imperial units. */
const imperial = new Set(['US', 'LR', 'MM']);

/** Returns the country of @inContext if the shop sells there, otherwise the shop's own country. */
const currentCountry = ({ shop, countryCode }: Context): CountryView => ({
  countryCode:
    countryCode !== undefined && shop.pricing.countryCodes.includes(countryCode)
      ? countryCode
      : shop.data.shop.countryCode,
});

/** The sample shop's only language. It answers requests for any language. */
const english = { isoCode: 'EN', name: 'English', endonymName: 'English' };

const country: Record<string, Resolver<CountryView, never>> = {
  availableLanguages: () => [english],
  currency: ({ countryCode }, _, { shop }) => currencyView(shop.pricing.currencyOf(countryCode)),
  defaultLanguage: () => english,
  isoCode: ({ countryCode }) => countryCode,
  market: ({ countryCode }, _, context) => marketOf(countryCode, context),
  name: ({ countryCode }) => countryName(countryCode) ?? countryCode,
  unitSystem: ({ countryCode }) => (imperial.has(countryCode) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM'),
};

function currencyView(isoCode: string) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: isoCode, currencyDisplay: 'narrowSymbol' });
  return {
    isoCode,
    name: new Intl.DisplayNames('en', { type: 'currency' }).of(isoCode) ?? isoCode,
    symbol: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? isoCode,
  };
}

/** Returns the market of a country. A market is a single country, or all countries that share a price list. */
function marketOf(countryCode: string, { shop }: Context) {
  const list = shop.data.priceLists.find(({ countryCodes }) => countryCodes.includes(countryCode));
  const isShared = list !== undefined && list.countryCodes.length > 1;
  const handle = (isShared ? list.currencyCode : countryCode).toLowerCase();
  return { kind: 'market', id: globalId('Market', idOf(`market ${handle}`)), handle };
}

/** Returns the market that an id names. */
export function marketById(id: string, context: Context) {
  return context.shop.pricing.countryCodes
    .map((countryCode) => marketOf(countryCode, context))
    .find((market) => market.id === id);
}

const query: Record<string, Resolver<unknown, never>> = {
  localization: (_, __, context) => {
    const current = currentCountry(context);
    return {
      availableCountries: context.shop.pricing.countryCodes.map((countryCode) => ({ countryCode })),
      availableLanguages: [english],
      country: current,
      language: english,
      market: marketOf(current.countryCode, context),
    };
  },
};

export const localizationResolvers: Resolvers = { QueryRoot: query, Country: country };
