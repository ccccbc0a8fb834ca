import type * as Storefront from '@shopify/hydrogen-react/storefront-api-types';
import { createStorefrontApiClient, type ClientResponse } from '@shopify/storefront-api-client';
import { domain, present } from '../sandbox.ts';

const client = createStorefrontApiClient({ storeDomain: domain, apiVersion: '2026-04', publicAccessToken: 'any' });

async function ask<T>(query: string, variables?: Record<string, unknown>): Promise<ClientResponse<T>> {
  const response = await client.request<T>(query, variables && { variables });
  if (response.errors) throw new Error(response.errors.message + JSON.stringify(response.errors.graphQLErrors));
  return response;
}

const data = async <T>(query: string, variables?: Record<string, unknown>): Promise<T> =>
  present((await ask<T>(query, variables)).data, 'data');

let variantId = '';
let cartId = '';
let lineId = '';

const cartFields = `id checkoutUrl createdAt updatedAt totalQuantity note
  attributes { key value } buyerIdentity { countryCode email phone customer { id } }
  discountCodes { code applicable } discountAllocations { discountedAmount { amount currencyCode } }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } totalTaxAmount { amount } subtotalAmountEstimated totalAmountEstimated }
  lines(first: 10) { nodes { __typename id quantity attributes { key value }
    cost { totalAmount { amount } amountPerQuantity { amount } compareAtAmountPerQuantity { amount } subtotalAmount { amount } }
    merchandise { ... on ProductVariant { id title sku product { handle title } image { url altText width height } } } } }
  delivery { addresses { id } }`;

type CartAnswer = Pick<Storefront.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'> & {
  lines: { nodes: Pick<Storefront.CartLine, 'id' | 'quantity'>[] };
};
type CartChange = { cart: CartAnswer; userErrors: Pick<Storefront.CartUserError, 'code' | 'field' | 'message'>[] };

const change = (name: string, parameters: string, given: string, variables: Record<string, unknown>) =>
  data<{ change: CartChange }>(
    `mutation(${parameters}) { change: ${name}(${given}) { cart { ${cartFields} } userErrors { code field message } warnings { code target message } } }`,
    variables,
  ).then(({ change: { cart, userErrors } }) => {
    if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
    cartId = cart.id;
    lineId = cart.lines.nodes[0]?.id ?? '';
    return cart;
  });

export const calls = {
  'the shop, with its brand and policies': () =>
    data<{
      shop: Pick<Storefront.Shop, 'name' | 'description'>;
      localization: { country: Pick<Storefront.Country, 'isoCode' | 'name' | 'unitSystem' | 'currency'> };
    }>(
      `{ shop { id name description moneyFormat shipsToCountries primaryDomain { url host sslEnabled }
           paymentSettings { currencyCode acceptedCardBrands enabledPresentmentCurrencies supportedDigitalWallets countryCode }
           brand { logo { image { url } } squareLogo { image { url } } coverImage { image { url } } slogan shortDescription colors { primary { background foreground } secondary { background foreground } } }
           privacyPolicy { id title handle url body } refundPolicy { title handle } shippingPolicy { title handle } termsOfService { title handle } subscriptionPolicy { title handle } }
         localization { country { isoCode name unitSystem currency { isoCode name symbol } availableLanguages { isoCode endonymName name } market { id handle } } language { isoCode name endonymName }
           availableCountries { isoCode name currency { isoCode } } availableLanguages { isoCode } market { id handle } } }`,
    ),

  'the menus': () =>
    data<{ header: Pick<Storefront.Menu, 'id' | 'title' | 'itemsCount'> | null }>(
      `query($header: String!, $footer: String!) { header: menu(handle: $header) { ...M } footer: menu(handle: $footer) { ...M } }
       fragment I on MenuItem { id title type url resourceId tags }
       fragment M on Menu { id handle title itemsCount items { ...I items { ...I items { ...I } } } }`,
      { header: 'main-menu', footer: 'footer' },
    ),

  'a page of products': async () => {
    const answer = await data<{
      products: {
        nodes: (Pick<Storefront.Product, 'id' | 'handle' | 'title' | 'availableForSale' | 'tags'> & {
          variants: { nodes: Pick<Storefront.ProductVariant, 'id' | 'availableForSale'>[] };
        })[];
      };
    }>(
      `query($first: Int!) @inContext(country: US, language: EN) { products(first: $first, sortKey: BEST_SELLING) {
         edges { cursor node { id } }
         nodes { __typename id handle title description descriptionHtml vendor productType tags availableForSale createdAt updatedAt publishedAt onlineStoreUrl totalInventory isGiftCard requiresSellingPlan
           category { id name } seo { title description } encodedVariantExistence encodedVariantAvailability
           featuredImage { id url(transform: { maxWidth: 400, crop: CENTER }) altText width height }
           priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
           compareAtPriceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
           options { id name optionValues { id name swatch { color image { alt } } firstSelectableVariant { id } } }
           media(first: 5) { nodes { __typename id alt mediaContentType previewImage { url } ... on MediaImage { image { id url altText width height } } ... on Video { sources { url mimeType } } ... on Model3d { sources { url } } ... on ExternalVideo { embedUrl host } } }
           metafield(namespace: "custom", key: "material") { id key namespace type value }
           metafields(identifiers: [{ namespace: "custom", key: "material" }]) { value type }
           sellingPlanGroups(first: 2) { nodes { name } }
           selectedOrFirstAvailableVariant { id title }
           adjacentVariants { id }
           variants(first: 5) { nodes { id title sku barcode availableForSale currentlyNotInStock quantityAvailable requiresShipping taxable weight weightUnit
             price { amount currencyCode } compareAtPrice { amount } unitPrice { amount } unitPriceMeasurement { referenceValue referenceUnit }
             selectedOptions { name value } image { url } quantityRule { minimum maximum increment } quantityPriceBreaks(first: 1) { nodes { minimumQuantity } } storeAvailability(first: 1) { nodes { available } } shopPayInstallmentsPricing { eligible } } } }
         pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
         filters { id label type presentation values { id label count input swatch { color } } } } }`,
      { first: 5 },
    );
    variantId = present(
      answer.products.nodes.flatMap(({ variants }) => variants.nodes).find((variant) => variant.availableForSale)?.id,
      'variant that is available',
    );
    return answer;
  },

  'a product with the variant of some options, and its recommendations': () =>
    data<{ product: Pick<Storefront.Product, 'id'> | null }>(
      `query($handle: String!, $options: [SelectedOptionInput!]!) {
         product(handle: $handle) { id selectedOrFirstAvailableVariant(selectedOptions: $options, ignoreUnknownOptions: true, caseInsensitiveMatch: true) { id selectedOptions { name value } }
           adjacentVariants(selectedOptions: $options) { id } variantBySelectedOptions(selectedOptions: $options) { id } collections(first: 2) { nodes { handle title } } trackingParameters }
         productRecommendations(productHandle: $handle, intent: RELATED) { id handle title } }`,
      { handle: 'merino-jersey', options: [{ name: 'Size', value: 'M' }] },
    ),

  'a collection, filtered and sorted': () =>
    data<{ collection: Pick<Storefront.Collection, 'id' | 'title'> | null }>(
      `query($handle: String!, $filters: [ProductFilter!]) { collection(handle: $handle) { id handle title description descriptionHtml updatedAt onlineStoreUrl image { url altText width height } seo { title description } trackingParameters
         products(first: 4, filters: $filters, sortKey: PRICE, reverse: true) { filters { id label type values { id label count input } } nodes { id handle } pageInfo { hasNextPage endCursor } } } }`,
      { handle: 'clothing', filters: [{ available: true }, { price: { min: 10, max: 300 } }] },
    ),

  'all collections': () =>
    data<{ collections: { nodes: Pick<Storefront.Collection, 'id' | 'handle'>[] } }>(
      '{ collections(first: 10, sortKey: TITLE) { totalCount nodes { id handle title image { url } products(first: 1) { nodes { id } } } pageInfo { hasNextPage } } }',
    ),

  'a search, and what it suggests': () =>
    data<{ search: { totalCount: number } }>(
      `query($term: String!) { search(query: $term, first: 3, types: [PRODUCT, PAGE, ARTICLE], unavailableProducts: LAST) { totalCount nodes { __typename ... on Product { id title trackingParameters } ... on Page { id title } ... on Article { id title } } pageInfo { endCursor } productFilters { id } }
         predictiveSearch(query: $term, limit: 4, limitScope: EACH) { products { id title trackingParameters } collections { id title } pages { id } articles { id } queries { text styledText trackingParameters } } }`,
      { term: 'jersey' },
    ),

  'pages, blogs, articles and metaobjects': () =>
    data<{ pages: { nodes: Pick<Storefront.Page, 'id' | 'title'>[] } }>(
      `{ pages(first: 3) { nodes { id handle title body bodySummary createdAt updatedAt onlineStoreUrl seo { title description } } }
         page(handle: "about") { id title }
         blogs(first: 2) { nodes { id handle title seo { title } articles(first: 2) { nodes { id handle title contentHtml excerpt publishedAt tags authorV2 { name } image { url altText } blog { handle } } } } }
         articles(first: 2) { nodes { id title } } metaobjects(type: "none", first: 1) { nodes { id } } urlRedirects(first: 2) { nodes { path target } } productTags(first: 3) { nodes } productTypes(first: 3) { nodes } sitemap(type: PRODUCT) { pagesCount { count } } locations(first: 1) { nodes { id } } publicApiVersions { handle displayName supported } }`,
    ),

  'a product whose rest comes later, by @defer': async () => {
    const chunks: { data?: { product?: { title?: string; description?: string } | null } }[] = [];
    const stream = await client.requestStream(
      'query($handle: String!) { product(handle: $handle) { title ... @defer { description } } }',
      { variables: { handle: 'merino-jersey' } },
    );
    for await (const chunk of stream) {
      if (chunk.errors) throw new Error(JSON.stringify(chunk.errors));
      chunks.push({ data: chunk.data as { product: { title: string; description?: string } } });
    }
    return present(present(chunks.at(-1), 'answer').data?.product?.description, 'description in the end');
  },

  'a new cart': () =>
    change('cartCreate', '$input: CartInput!', 'input: $input', {
      input: {
        lines: [{ merchandiseId: variantId, quantity: 1, attributes: [{ key: 'Engraving', value: 'Ada' }] }],
        buyerIdentity: { countryCode: 'US', email: 'ada@example.com' },
        note: 'Ring twice',
        attributes: [{ key: 'Gift', value: 'yes' }],
      },
    }),
  'more of it': () =>
    change('cartLinesUpdate', '$id: ID!, $lines: [CartLineUpdateInput!]!', 'cartId: $id, lines: $lines', {
      id: cartId,
      lines: [{ id: lineId, quantity: 2 }],
    }),
  'a line more': () =>
    change('cartLinesAdd', '$id: ID!, $lines: [CartLineInput!]!', 'cartId: $id, lines: $lines', {
      id: cartId,
      lines: [{ merchandiseId: variantId }],
    }),
  'a discount code': () =>
    change('cartDiscountCodesUpdate', '$id: ID!, $codes: [String!]!', 'cartId: $id, discountCodes: $codes', {
      id: cartId,
      codes: ['NORTH10'],
    }),
  'a gift card that is none': () =>
    data<{ cartGiftCardCodesUpdate: { userErrors: { message: string }[] } }>(
      'mutation($id: ID!) { cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: ["NONE"]) { cart { id appliedGiftCards { lastCharacters amountUsed { amount } balance { amount } id } } userErrors { code field message } warnings { code message } } }',
      { id: cartId },
    ),
  'a note, attributes and a buyer': async () => {
    await change('cartNoteUpdate', '$id: ID!', 'cartId: $id, note: "Once"', { id: cartId });
    await change('cartAttributesUpdate', '$id: ID!', 'cartId: $id, attributes: []', { id: cartId });
    return change(
      'cartBuyerIdentityUpdate',
      '$id: ID!, $buyer: CartBuyerIdentityInput!',
      'cartId: $id, buyerIdentity: $buyer',
      { id: cartId, buyer: { countryCode: 'DE', email: 'ada@example.com', phone: '+16505550100' } },
    );
  },
  'an address to deliver to, and what there is to choose': async () => {
    await data<unknown>(
      `mutation($id: ID!, $addresses: [CartSelectableAddressInput!]!) { cartDeliveryAddressesAdd(cartId: $id, addresses: $addresses) { cart { delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress { address1 city countryCode zip } } } } } userErrors { code field message } warnings { code } } }`,
      {
        id: cartId,
        addresses: [
          {
            selected: true,
            address: {
              deliveryAddress: {
                address1: '1 Main St',
                city: 'San Mateo',
                provinceCode: 'CA',
                countryCode: 'US',
                zip: '94401',
                firstName: 'Ada',
                lastName: 'Byron',
              },
            },
          },
        ],
      },
    );
    return data<{ cart: { id: string } | null }>(
      `query($id: ID!) { cart(id: $id) { id deliveryGroups(first: 1) { nodes { id deliveryAddress { city } deliveryOptions { handle title code description deliveryMethodType estimatedCost { amount currencyCode } } selectedDeliveryOption { handle } cartLines(first: 5) { nodes { id } } } } } }`,
      { id: cartId },
    );
  },
  'without the line': () =>
    change('cartLinesRemove', '$id: ID!, $lines: [ID!]!', 'cartId: $id, lineIds: $lines', {
      id: cartId,
      lines: [lineId],
    }),
  'a cart that never was': () => data<{ cart: null }>('{ cart(id: "gid://shopify/Cart/none") { id } }'),

  'a customer of the classic accounts': async () => {
    const { login } = await data<{
      login: { customerAccessToken: Pick<Storefront.CustomerAccessToken, 'accessToken' | 'expiresAt'> | null };
    }>(
      'mutation($input: CustomerAccessTokenCreateInput!) { login: customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } customerUserErrors { code field message } } }',
      { input: { email: 'robin@example.com', password: 'northlane' } },
    );
    const token = present(login.customerAccessToken, 'access token').accessToken;
    return data<{ customer: Pick<Storefront.Customer, 'id' | 'email' | 'numberOfOrders'> | null }>(
      `query($token: String!) { customer(customerAccessToken: $token) { id email firstName lastName displayName phone numberOfOrders acceptsMarketing createdAt updatedAt tags
         defaultAddress { id formatted formattedArea name countryCodeV2 provinceCode } addresses(first: 2) { nodes { id address1 city zip country countryCodeV2 } }
         orders(first: 2, sortKey: PROCESSED_AT, reverse: true) { totalCount nodes { id name orderNumber processedAt financialStatus fulfillmentStatus statusUrl currencyCode email phone canceledAt cancelReason customerUrl edited
           currentTotalPrice { amount currencyCode } currentSubtotalPrice { amount } subtotalPrice { amount } totalPrice { amount } totalShippingPrice { amount } totalTax { amount } totalRefunded { amount } originalTotalPrice { amount } currentTotalTax { amount }
           shippingAddress { formatted } billingAddress { city } discountApplications(first: 2) { nodes { __typename value { ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } } } } successfulFulfillments { trackingCompany trackingInfo { number url } }
           lineItems(first: 3) { nodes { title quantity currentQuantity originalTotalPrice { amount } discountedTotalPrice { amount } variant { id title image { url } product { handle } } customAttributes { key value } discountAllocations { allocatedAmount { amount } } } } } } } }`,
      { token },
    );
  },
};
