export { Account } from './Account/Account.js';
export type { AccountProps } from './Account/Account.js';
export { AccountLayout } from './AccountLayout/AccountLayout.js';
export type { AccountLayoutProps } from './AccountLayout/AccountLayout.js';
export { AccountLink } from './AccountLink/AccountLink.js';
export type { AccountLinkProps } from './AccountLink/AccountLink.js';
export { ActiveFilters } from './ActiveFilters/ActiveFilters.js';
export type { ActiveFiltersProps } from './ActiveFilters/ActiveFilters.js';
export { AddressFields } from './AddressForm/AddressFields.js';
export type { AddressFieldsProps } from './AddressForm/AddressFields.js';
export { AddressForm } from './AddressForm/AddressForm.js';
export type { AddressFormProps } from './AddressForm/AddressForm.js';
export { AddressList } from './AddressList/AddressList.js';
export type { AddressListProps } from './AddressList/AddressList.js';
export { AddressPage } from './AddressPage/AddressPage.js';
export type { AddressPageProps } from './AddressPage/AddressPage.js';
export { AddToCartButton } from './AddToCartButton/AddToCartButton.js';
export type { AddToCartButtonProps } from './AddToCartButton/AddToCartButton.js';
export { noAnalytics } from './state/analytics/analytics.js';
export { createConsentStore } from './state/analytics/consent.js';
export type { Consent, ConsentSnapshot, ConsentStore, ConsentStoreOptions } from './state/analytics/consent.js';
export { createDataLayerAnalytics } from './state/analytics/dataLayer.js';
export type { DataLayerOptions } from './state/analytics/dataLayer.js';
export { createLateAnalytics } from './state/analytics/lateAnalytics.js';
export type { LateAnalyticsOptions } from './state/analytics/lateAnalytics.js';
export { useConsent } from './shop/useConsent.js';
export { useTrackView } from './shop/useTrackView.js';
export type { ConsentActions } from './shop/useConsent.js';
export type {
  Analytics,
  AnalyticsEvent,
  TrackedCart,
  TrackedLine,
  TrackedProduct,
  WebVital,
} from './state/analytics/analytics.js';
export { AuthGuard } from './AuthGuard/AuthGuard.js';
export type { AuthGuardProps } from './AuthGuard/AuthGuard.js';
export { Banner } from './Banner/Banner.js';
export type { BannerProps } from './Banner/Banner.js';
export { Cart } from './Cart/Cart.js';
export type { CartProps, CartSlots } from './Cart/Cart.js';
export { useCartInventory } from './Cart/cartContext.js';
export type { InitialStock, ItemInventory } from './shop/useItemInventory.js';
export { CartDelivery } from './Cart/CartDelivery.js';
export type { CartDeliveryProps } from './Cart/CartDelivery.js';
export { CartExtras } from './Cart/CartExtras.js';
export type { CartExtrasProps } from './Cart/CartExtras.js';
export { CartItems } from './Cart/CartItems.js';
export type { CartItemsProps } from './Cart/CartItems.js';
export { CartRecommendations } from './Cart/CartRecommendations.js';
export type { CartRecommendationsProps } from './Cart/CartRecommendations.js';
export { CartAside, CartMain, CartRoot, CartTitle } from './Cart/CartRoot.js';
export type { CartAsideProps, CartMainProps, CartRootProps, CartTitleProps } from './Cart/CartRoot.js';
export { CartCheckout, CartContinue, CartSummary, CartSums } from './Cart/CartSummary.js';
export type { CartCheckoutProps, CartContinueProps, CartSummaryProps, CartSumsProps } from './Cart/CartSummary.js';
export { CartButton } from './CartButton/CartButton.js';
export type { CartButtonProps } from './CartButton/CartButton.js';
export { CartDrawer } from './CartDrawer/CartDrawer.js';
export type { CartDrawerProps } from './CartDrawer/CartDrawer.js';
export { CartItem } from './CartItem/CartItem.js';
export type { CartItemProps } from './CartItem/CartItem.js';
export { useCartItem } from './CartItem/cartItemContext.js';
export { CartItemDetails } from './CartItem/CartItemDetails.js';
export type { CartItemDetailsProps } from './CartItem/CartItemDetails.js';
export { CartItemButtons, CartItemForm, CartItemQuantity } from './CartItem/CartItemForm.js';
export type { CartItemButtonsProps, CartItemFormProps, CartItemQuantityProps } from './CartItem/CartItemForm.js';
export { CartItemIntro, CartItemPrice, CartItemTitle } from './CartItem/CartItemIntro.js';
export type { CartItemIntroProps, CartItemPriceProps, CartItemTitleProps } from './CartItem/CartItemIntro.js';
export { CartItemPicture } from './CartItem/CartItemPicture.js';
export type { CartItemPictureProps } from './CartItem/CartItemPicture.js';
export { CartItemInfo, CartItemRoot } from './CartItem/CartItemRoot.js';
export type { CartItemInfoProps, CartItemRootProps } from './CartItem/CartItemRoot.js';
export { useCartLine } from './CartItem/useCartLine.js';
export type { CartLine, CartLineOptions, CartLineState } from './CartItem/useCartLine.js';
export { RemovedItem } from './CartItem/RemovedItem.js';
export type { RemovedItemProps } from './CartItem/RemovedItem.js';
export type { AddResult } from './state/cart/additions.js';
export type { CartNotice } from './state/cart/notice.js';
export type { CartRow, CartSnapshot } from './state/cart/snapshot.js';
export { createCartStore } from './state/cart/store.js';
export type { CartStore, CartStoreOptions } from './state/cart/store.js';
export { useCart } from './shop/useCart.js';
export type { CartActions } from './shop/useCart.js';
export { ChangePasswordForm } from './ChangePasswordForm/ChangePasswordForm.js';
export type { ChangePasswordFormProps } from './ChangePasswordForm/ChangePasswordForm.js';
export { CollectionLinks } from './CollectionLinks/CollectionLinks.js';
export type { CollectionLinksProps } from './CollectionLinks/CollectionLinks.js';
export { CustomerProvider } from './shop/CustomerProvider.js';
export type { CustomerProviderProps } from './shop/CustomerProvider.js';
export { ConnectionBar } from './ConnectionBar/ConnectionBar.js';
export type { ConnectionBarProps } from './ConnectionBar/ConnectionBar.js';
export type { ConnectionSnapshot, ConnectionStore } from './state/connection/store.js';
export { useConnection } from './shop/useConnection.js';
export { ConsentBar } from './ConsentBar/ConsentBar.js';
export type { ConsentBarProps } from './ConsentBar/ConsentBar.js';
export { ContactForm } from './ContactForm/ContactForm.js';
export type { ContactFormProps } from './ContactForm/ContactForm.js';
export { createCursorList } from './state/customer/cursorList.js';
export type { CursorList, CursorListSnapshot } from './state/customer/cursorList.js';
export type { Failure } from './state/forms/failure.js';
export { createCustomerStore } from './state/customer/store.js';
export type { CustomerSnapshot, CustomerStore, CustomerStoreOptions, ServedCustomer } from './state/customer/store.js';
export { useAddresses, useCustomer, useLogins, useOrders } from './shop/useCustomer.js';
export type { CustomerActions } from './shop/useCustomer.js';
export { ErrorMessage } from './ErrorMessage/ErrorMessage.js';
export type { ErrorMessageProps } from './ErrorMessage/ErrorMessage.js';
export { Feature } from './Feature/Feature.js';
export type { FeatureProps } from './Feature/Feature.js';
export { Footer } from './Footer/Footer.js';
export type { FooterProps } from './Footer/Footer.js';
export {
  FooterAddress,
  FooterConsent,
  FooterContent,
  FooterCopyright,
  FooterGroups,
  FooterLogo,
  FooterRoot,
  FooterRow,
} from './Footer/FooterRoot.js';
export type {
  FooterAddressProps,
  FooterConsentProps,
  FooterContentProps,
  FooterCopyrightProps,
  FooterGroup,
  FooterGroupsProps,
  FooterLogoProps,
  FooterRootProps,
  FooterRowProps,
} from './Footer/FooterRoot.js';
export { ForeignWords } from './ForeignWords/ForeignWords.js';
export type { ForeignWordsProps } from './ForeignWords/ForeignWords.js';
export { ForgotPasswordForm } from './ForgotPasswordForm/ForgotPasswordForm.js';
export type { ForgotPasswordFormProps } from './ForgotPasswordForm/ForgotPasswordForm.js';
export { doneOf, type Done } from './state/forms/done.js';
export type { FormAction, FormResult } from './state/forms/formResult.js';
export { Header } from './Header/Header.js';
export type { HeaderProps } from './Header/Header.js';
export { HeaderActions, HeaderLogo, HeaderMenu, HeaderMenuButton, HeaderRoot } from './Header/HeaderRoot.js';
export type {
  HeaderActionsProps,
  HeaderLogoProps,
  HeaderMenuButtonProps,
  HeaderMenuProps,
  HeaderRootProps,
} from './Header/HeaderRoot.js';
export { useInventory } from './shop/useInventory.js';
export type { Inventory } from './shop/useInventory.js';
export { LoginForm } from './LoginForm/LoginForm.js';
export type { LoginFormProps } from './LoginForm/LoginForm.js';
export { LoginList } from './LoginList/LoginList.js';
export type { LoginListProps } from './LoginList/LoginList.js';
export { messages } from './messages.js';
export type { Messages, ShopMessages } from './messages.js';
export { NoSuchPage } from './NoSuchPage/NoSuchPage.js';
export type { NoSuchPageProps } from './NoSuchPage/NoSuchPage.js';
export { NotFound } from './NotFound/NotFound.js';
export type { NotFoundProps } from './NotFound/NotFound.js';
export { OrderDetails } from './OrderDetails/OrderDetails.js';
export type { OrderDetailsProps } from './OrderDetails/OrderDetails.js';
export { useOrder } from './OrderDetails/orderContext.js';
export { OrderBuyAgain } from './OrderDetails/OrderBuyAgain.js';
export type { OrderBuyAgainProps } from './OrderDetails/OrderBuyAgain.js';
export { OrderBillingAddress, OrderDeliveryAddress, OrderParcels, OrderPlaces } from './OrderDetails/OrderPlaces.js';
export type {
  OrderBillingAddressProps,
  OrderDeliveryAddressProps,
  OrderParcelsProps,
  OrderPlacesProps,
} from './OrderDetails/OrderPlaces.js';
export { OrderProducts } from './OrderDetails/OrderProducts.js';
export type { OrderProductsProps } from './OrderDetails/OrderProducts.js';
export {
  OrderDate,
  OrderDispatch,
  OrderIntro,
  OrderRoot,
  OrderStatus,
  OrderSums,
  OrderTitle,
} from './OrderDetails/OrderRoot.js';
export type {
  OrderDateProps,
  OrderDispatchProps,
  OrderIntroProps,
  OrderRootProps,
  OrderStatusProps,
  OrderSumsProps,
  OrderTitleProps,
} from './OrderDetails/OrderRoot.js';
export { OrderSteps } from './OrderDetails/OrderSteps.js';
export type { OrderStepsProps } from './OrderDetails/OrderSteps.js';
export type { OrderStep } from './OrderDetails/stepsOfOrder.js';
export { useOrderDetails } from './OrderDetails/useOrderDetails.js';
export type { OrderState, OrderSum } from './OrderDetails/useOrderDetails.js';
export type { OrderPurchase } from './OrderDetails/useBuyAgain.js';
export { OrderHistory } from './OrderHistory/OrderHistory.js';
export type { OrderHistoryProps } from './OrderHistory/OrderHistory.js';
export { OrderLookup } from './OrderLookup/OrderLookup.js';
export type { OrderLookupProps } from './OrderLookup/OrderLookup.js';
export { OrdersPage } from './OrdersPage/OrdersPage.js';
export type { OrdersPageProps } from './OrdersPage/OrdersPage.js';
export { PageMessage } from './PageMessage/PageMessage.js';
export type { PageMessageProps } from './PageMessage/PageMessage.js';
export { ProductBox } from './ProductBox/ProductBox.js';
export type { ProductBoxProps } from './ProductBox/ProductBox.js';
export { ProductGallery } from './ProductBox/ProductGallery.js';
export type { ProductGalleryProps } from './ProductBox/ProductGallery.js';
export { ProductIntro, ProductTitle, ProductPrice } from './ProductBox/ProductIntro.js';
export type { ProductIntroProps, ProductTitleProps, ProductPriceProps } from './ProductBox/ProductIntro.js';
export { ProductInfo, ProductSellingPoints, ProductDescription, ProductDetails } from './ProductBox/ProductDetails.js';
export type {
  ProductInfoProps,
  ProductSellingPointsProps,
  ProductDescriptionProps,
  ProductDetailsProps,
} from './ProductBox/ProductDetails.js';
export { ProductForm } from './ProductBox/ProductForm.js';
export type { ProductFormProps } from './ProductBox/ProductForm.js';
export { ProductChoices } from './ProductBox/ProductChoices.js';
export type { ProductChoicesProps } from './ProductBox/ProductChoices.js';
export { ProductOptions } from './ProductBox/ProductOptions.js';
export { ProductQuantity } from './ProductBox/ProductQuantity.js';
export type { ProductQuantityProps } from './ProductBox/ProductQuantity.js';
export { ProductButtons } from './ProductBox/ProductButtons.js';
export type { ProductButtonsProps } from './ProductBox/ProductButtons.js';
export { ProductRoot } from './ProductBox/ProductRoot.js';
export type { ProductRootProps } from './ProductBox/ProductRoot.js';
export { useProduct } from './ProductBox/productContext.js';
export { useProductPurchase } from './ProductBox/useProductPurchase.js';
export type { ProductPurchase, ProductPurchaseOptions } from './ProductBox/useProductPurchase.js';
export type { AddToCart } from './shop/useAddToCart.js';
export { ProductFilters } from './ProductFilters/ProductFilters.js';
export type { ProductFiltersProps } from './ProductFilters/ProductFilters.js';
export { ProductGrid } from './ProductGrid/ProductGrid.js';
export type { ProductGridProps } from './ProductGrid/ProductGrid.js';
export { ProductList } from './ProductList/ProductList.js';
export type { ProductListProps } from './ProductList/ProductList.js';
export { listingOf } from './ProductList/listingOf.js';
export type { ListingOptions, ListingState } from './ProductList/listingOf.js';
export {
  ListingActiveFilters,
  ListingCount,
  ListingFilterButton,
  ListingFilters,
  ListingMain,
  ListingNoMatch,
  ListingPages,
  ListingProducts,
  ListingRoot,
  ListingSort,
  ListingToolbar,
} from './ProductList/ListingRoot.js';
export type {
  ListingActiveFiltersProps,
  ListingCountProps,
  ListingFilterButtonProps,
  ListingFiltersProps,
  ListingMainProps,
  ListingNoMatchProps,
  ListingPagesProps,
  ListingProductsProps,
  ListingRootProps,
  ListingSortProps,
  ListingToolbarProps,
} from './ProductList/ListingRoot.js';
export { optionField, quantityField } from './ProductBox/purchaseFields.js';
export { ProductPreview } from './ProductBox/ProductPreview.js';
export type { ProductPreviewProps } from './ProductBox/ProductPreview.js';
export { ProductRow } from './ProductRow/ProductRow.js';
export type { ProductRowProps } from './ProductRow/ProductRow.js';
export { ProductTile } from './ProductTile/ProductTile.js';
export type { ProductTileProps } from './ProductTile/ProductTile.js';
export { tileOf } from './ProductTile/tileOf.js';
export type { TileOptions, TileState } from './ProductTile/tileOf.js';
export {
  TileButton,
  TileCaption,
  TileColors,
  TileLink,
  TileMark,
  TilePicture,
  TilePrice,
  TileRoot,
  TileTitle,
} from './ProductTile/TileRoot.js';
export type {
  TileButtonProps,
  TileCaptionProps,
  TileColorsProps,
  TileLinkProps,
  TileMarkProps,
  TilePictureProps,
  TilePriceProps,
  TileRootProps,
  TileTitleProps,
} from './ProductTile/TileRoot.js';
export { RecentlyViewed } from './RecentlyViewed/RecentlyViewed.js';
export type { RecentlyViewedProps } from './RecentlyViewed/RecentlyViewed.js';
export { RegisterForm } from './RegisterForm/RegisterForm.js';
export type { RegisterFormProps } from './RegisterForm/RegisterForm.js';
export { readMenu } from './shop/readMenu.js';
export type { RootProps } from './rootProps.js';
export { SearchInput } from './SearchInput/SearchInput.js';
export type { SearchInputProps } from './SearchInput/SearchInput.js';
export type { SearchPageLink } from './SearchInput/searchPageLink.js';
export { SearchPage } from './SearchPage/SearchPage.js';
export type { SearchPageProps } from './SearchPage/SearchPage.js';
export {
  SearchCount,
  SearchFailure,
  SearchIntro,
  SearchMain,
  SearchMore,
  SearchRecent,
  SearchResults,
  SearchRoot,
} from './SearchPage/SearchRoot.js';
export type {
  SearchCountProps,
  SearchFailureProps,
  SearchIntroProps,
  SearchMainProps,
  SearchMoreProps,
  SearchRecentProps,
  SearchResultsProps,
  SearchRootProps,
} from './SearchPage/SearchRoot.js';
export { useListing } from './SearchPage/useListing.js';
export type { SearchListing, SearchOptions } from './SearchPage/useListing.js';
export { SearchPopover } from './SearchPopover/SearchPopover.js';
export type { SearchPopoverProps } from './SearchPopover/SearchPopover.js';
export { createSearchStore } from './state/search/store.js';
export type { SearchSnapshot, SearchStatus, SearchStore } from './state/search/store.js';
export { useSearch } from './shop/useSearch.js';
export type { FoundByServer, Search } from './shop/useSearch.js';
export type { ShopPaths } from './shop/defaultPaths.js';
export type { ShopHref } from './shop/paths.js';
export type { LoadModelViewer, ModelViewerProps } from './shop/modelViewer.js';
export type { DispatchSettings } from './shop/dispatch.js';
export type { SellingPoints } from './shop/sellingPoints.js';
export type { GiftSettings, ShopSettings } from './shop/settings.js';
export { ShopProvider, useShop } from './shop/ShopProvider.js';
export type { Navigate, ShopContextValue, ShopProviderProps } from './shop/ShopProvider.js';
export { ShopLink } from './ShopLink/ShopLink.js';
export type { ShopLinkProps } from './ShopLink/ShopLink.js';
export { SortSelect } from './SortSelect/SortSelect.js';
export type { SortSelectProps } from './SortSelect/SortSelect.js';
