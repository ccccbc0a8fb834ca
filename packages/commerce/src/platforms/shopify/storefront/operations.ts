/**
 * The Storefront API's operations: their documents, and schemas that check each answer before its data is used. `npm run codegen` generates
 * `wire.ts` from the documents.
 */
import * as brand from './operations/brand.js';
import * as brandOrder from './operations/brandOrder.js';
import * as cart from './operations/cart.js';
import * as cartAttributesUpdate from './operations/cartAttributesUpdate.js';
import * as cartBuyerIdentityUpdate from './operations/cartBuyerIdentityUpdate.js';
import * as cartCreate from './operations/cartCreate.js';
import * as cartDiscountCodesUpdate from './operations/cartDiscountCodesUpdate.js';
import * as cartLinesAdd from './operations/cartLinesAdd.js';
import * as cartLinesRemove from './operations/cartLinesRemove.js';
import * as cartLinesUpdate from './operations/cartLinesUpdate.js';
import * as cartNoteUpdate from './operations/cartNoteUpdate.js';
import * as collection from './operations/collection.js';
import * as collectionOrder from './operations/collectionOrder.js';
import * as collectionSeo from './operations/collectionSeo.js';
import * as collections from './operations/collections.js';
import * as customer from './operations/customer.js';
import * as customerAccessTokenCreate from './operations/customerAccessTokenCreate.js';
import * as customerAccessTokenDelete from './operations/customerAccessTokenDelete.js';
import * as customerAccessTokenRenew from './operations/customerAccessTokenRenew.js';
import * as customerAddressCreate from './operations/customerAddressCreate.js';
import * as customerAddressDelete from './operations/customerAddressDelete.js';
import * as customerAddressUpdate from './operations/customerAddressUpdate.js';
import * as customerAddresses from './operations/customerAddresses.js';
import * as customerCreate from './operations/customerCreate.js';
import * as customerDefaultAddressUpdate from './operations/customerDefaultAddressUpdate.js';
import * as customerOrderIds from './operations/customerOrderIds.js';
import * as customerOrders from './operations/customerOrders.js';
import * as customerRecover from './operations/customerRecover.js';
import * as customerResetByUrl from './operations/customerResetByUrl.js';
import * as customerUpdate from './operations/customerUpdate.js';
import * as firstVariants from './operations/firstVariants.js';
import * as menu from './operations/menu.js';
import * as product from './operations/product.js';
import * as productInventory from './operations/productInventory.js';
import * as productRecommendations from './operations/productRecommendations.js';
import * as productSeo from './operations/productSeo.js';
import * as productVariants from './operations/productVariants.js';
import * as searchOrder from './operations/searchOrder.js';
import * as shop from './operations/shop.js';
import * as summaries from './operations/summaries.js';
import * as variantInventory from './operations/variantInventory.js';

/** Operations by name. Each document is complete in itself, and its answer is for `$country` in `$language`. */
export const operations = {
  shop,
  menu,
  collections,
  collection,
  collectionSeo,
  productSeo,
  collectionOrder,
  searchOrder,
  brandOrder,
  brand,
  summaries,
  productRecommendations,
  product,
  productVariants,
  firstVariants,
  productInventory,
  variantInventory,
  cart,
  cartCreate,
  cartLinesAdd,
  cartLinesUpdate,
  cartLinesRemove,
  cartDiscountCodesUpdate,
  cartNoteUpdate,
  cartAttributesUpdate,
  customer,
  customerOrders,
  customerOrderIds,
  customerAddresses,
  customerAccessTokenCreate,
  customerAccessTokenRenew,
  customerAccessTokenDelete,
  customerCreate,
  customerUpdate,
  customerRecover,
  customerResetByUrl,
  customerAddressCreate,
  customerAddressUpdate,
  customerAddressDelete,
  customerDefaultAddressUpdate,
  cartBuyerIdentityUpdate,
};

export type Operation = keyof typeof operations;
