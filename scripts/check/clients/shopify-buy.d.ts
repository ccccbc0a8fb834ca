/** Types from the library's own documentation. It has no types, and third-party types do not fit its third version. */
declare module 'shopify-buy' {
  interface Money {
    amount: string;
    currencyCode: string;
  }
  interface Image {
    id: string;
    src: string;
    altText: string | null;
    width: number;
    height: number;
  }
  interface Variant {
    id: string;
    title: string;
    available: boolean;
    sku: string | null;
    price: Money;
    compareAtPrice: Money | null;
    image: Image | null;
    selectedOptions: { name: string; value: string }[];
  }
  export interface Product {
    id: string;
    handle: string;
    title: string;
    descriptionHtml: string;
    vendor: string;
    productType: string;
    availableForSale: boolean;
    createdAt: string;
    onlineStoreUrl: string | null;
    images: Image[];
    options: { id: string; name: string; values: { value: string }[] }[];
    variants: Variant[];
  }
  export interface Collection {
    id: string;
    handle: string;
    title: string;
    descriptionHtml: string;
    image: Pick<Image, 'id' | 'src' | 'altText'> | null;
    products: Product[];
  }
  export interface LineItem {
    id: string;
    title: string;
    quantity: number;
    variant: Variant;
    customAttributes: { key: string; value: string }[];
    discountAllocations: { allocatedAmount: Money }[];
  }
  export interface Checkout {
    id: string;
    webUrl: string;
    note: string | null;
    email: string | null;
    ready: boolean;
    lineItems: LineItem[];
    customAttributes: { key: string; value: string }[];
    discountApplications: unknown[];
    appliedGiftCards: unknown[];
    shippingAddress: { city: string | null; countryCode: string | null } | null;
    lineItemsSubtotalPrice: Money;
    subtotalPrice: Money;
    totalPrice: Money;
    totalTax: Money;
    currencyCode: string;
    createdAt: string;
    updatedAt: string;
    completedAt: string | null;
    order: null;
  }
  interface NewLineItem {
    variantId: string;
    quantity: number;
    customAttributes?: { key: string; value: string }[];
  }
  interface Address {
    firstName?: string;
    lastName?: string;
    address1?: string;
    city?: string;
    province?: string;
    zip?: string;
    country?: string;
  }
  interface Query {
    first?: number;
    query?: string;
    sortKey?: string;
    reverse?: boolean;
  }
  export interface Client<Cart = Checkout> {
    product: {
      fetchAll(pageSize?: number): Promise<Product[]>;
      fetch(id: string): Promise<Product>;
      fetchMultiple(ids: string[]): Promise<Product[]>;
      fetchByHandle(handle: string): Promise<Product>;
      fetchQuery(query: Query): Promise<Product[]>;
      fetchRecommendations(id: string): Promise<Product[]>;
    };
    collection: {
      fetchAll(pageSize?: number): Promise<Omit<Collection, 'products'>[]>;
      fetchAllWithProducts(options: { first?: number; productsFirst?: number }): Promise<Collection[]>;
      fetchWithProducts(id: string, options: { productsFirst?: number }): Promise<Collection>;
      fetchByHandle(handle: string): Promise<Omit<Collection, 'products'>>;
      fetchQuery(query: Query): Promise<Omit<Collection, 'products'>[]>;
    };
    shop: {
      fetchInfo(): Promise<{
        name: string;
        description: string | null;
        moneyFormat: string;
        primaryDomain: { url: string; host: string; sslEnabled: boolean };
      }>;
      fetchPolicies(): Promise<
        Record<
          'privacyPolicy' | 'termsOfService' | 'refundPolicy',
          { id: string; title: string; url: string; body: string } | null
        >
      >;
    };
    checkout: {
      create(input: {
        email?: string;
        note?: string;
        lineItems?: NewLineItem[];
        customAttributes?: { key: string; value: string }[];
      }): Promise<Cart>;
      fetch(id: string): Promise<Cart | null>;
      addLineItems(id: string, items: NewLineItem[]): Promise<Cart>;
      updateLineItems(id: string, items: { id: string; quantity: number }[]): Promise<Cart>;
      replaceLineItems(id: string, items: NewLineItem[]): Promise<Cart>;
      removeLineItems(id: string, ids: string[]): Promise<Cart>;
      updateAttributes(
        id: string,
        input: { note?: string; customAttributes?: { key: string; value: string }[] },
      ): Promise<Cart>;
      addDiscount(id: string, code: string): Promise<Cart>;
      removeDiscount(id: string): Promise<Cart>;
      addGiftCards(id: string, codes: string[]): Promise<Cart>;
      updateEmail(id: string, email: string): Promise<Cart>;
      updateShippingAddress(id: string, address: Address): Promise<Cart>;
    };
    /** Fetches the page after a fetched list. */
    fetchNextPage<Model>(models: Model[]): Promise<{ model: Model[] }>;
  }
  const ShopifyBuy: { buildClient(config: { domain: string; storefrontAccessToken: string }): Client };
  export default ShopifyBuy;
}

/** The second version, which has different checkouts. */
declare module 'shopify-buy-2' {
  import type { Checkout as ThirdCheckout, Client as ThirdClient, Collection } from 'shopify-buy';

  type Money = ThirdCheckout['totalPrice'];

  export interface Checkout extends Omit<ThirdCheckout, 'order' | 'appliedGiftCards' | 'shippingAddress'> {
    appliedGiftCards: { id: string; lastCharacters: string; amountUsed: Money; balance: Money }[];
    order: { id: string; orderNumber: number; totalPrice: Money } | null;
    orderStatusUrl: string | null;
    paymentDue: Money;
    requiresShipping: boolean;
    shippingAddress: {
      address1: string | null;
      city: string | null;
      country: string | null;
      zip: string | null;
    } | null;
    shippingLine: { handle: string; title: string; price: Money } | null;
    taxesIncluded: boolean;
    taxExempt: boolean;
  }

  interface Client extends Omit<ThirdClient<Checkout>, 'collection'> {
    checkout: ThirdClient<Checkout>['checkout'] & {
      removeGiftCard(id: string, appliedGiftCardId: string): Promise<Checkout>;
    };
    collection: Omit<ThirdClient['collection'], 'fetchAllWithProducts'> & {
      fetchAllWithProducts(): Promise<Collection[]>;
    };
  }
  const ShopifyBuy: { buildClient(config: { domain: string; storefrontAccessToken: string }): Client };
  export default ShopifyBuy;
}
