import { connectionTypes } from './define.js';

/** Discounts and gift cards. */
export const discountsTypes = /* GraphQL */ `
  type AppliedGiftCard implements Node {
    amountUsed: MoneyV2!
    amountUsedV2: MoneyV2! @deprecated
    balance: MoneyV2!
    balanceV2: MoneyV2! @deprecated
    id: ID!
    lastCharacters: String!
    presentmentAmountUsed: MoneyV2!
  }

  type AutomaticDiscountApplication implements DiscountApplication {
    allocationMethod: DiscountApplicationAllocationMethod!
    targetSelection: DiscountApplicationTargetSelection!
    targetType: DiscountApplicationTargetType!
    title: String!
    value: PricingValue!
  }

  type CartAutomaticDiscountAllocation implements CartDiscountAllocation {
    discountApplication: CartDiscountApplication!
    discountedAmount: MoneyV2!
    targetType: DiscountApplicationTargetType!
    title: String!
  }

  type CartCodeDiscountAllocation implements CartDiscountAllocation {
    code: String!
    discountApplication: CartDiscountApplication!
    discountedAmount: MoneyV2!
    targetType: DiscountApplicationTargetType!
  }

  type CartCustomDiscountAllocation implements CartDiscountAllocation {
    discountApplication: CartDiscountApplication!
    discountedAmount: MoneyV2!
    targetType: DiscountApplicationTargetType!
    title: String!
  }

  interface CartDiscountAllocation {
    discountApplication: CartDiscountApplication!
    discountedAmount: MoneyV2!
    targetType: DiscountApplicationTargetType!
  }

  type CartDiscountApplication {
    allocationMethod: DiscountApplicationAllocationMethod!
    targetSelection: DiscountApplicationTargetSelection!
    targetType: DiscountApplicationTargetType!
    value: PricingValue!
  }

  type CartDiscountCode {
    applicable: Boolean!
    code: String!
  }

  type DiscountAllocation {
    allocatedAmount: MoneyV2!
    discountApplication: DiscountApplication!
  }

  interface DiscountApplication {
    allocationMethod: DiscountApplicationAllocationMethod!
    targetSelection: DiscountApplicationTargetSelection!
    targetType: DiscountApplicationTargetType!
    value: PricingValue!
  }

  enum DiscountApplicationAllocationMethod {
    ACROSS
    EACH
    ONE @deprecated
  }

  enum DiscountApplicationTargetSelection {
    ALL
    ENTITLED
    EXPLICIT
  }

  enum DiscountApplicationTargetType {
    LINE_ITEM
    SHIPPING_LINE
  }

  type DiscountCodeApplication implements DiscountApplication {
    allocationMethod: DiscountApplicationAllocationMethod!
    applicable: Boolean!
    code: String!
    targetSelection: DiscountApplicationTargetSelection!
    targetType: DiscountApplicationTargetType!
    value: PricingValue!
  }

  type ManualDiscountApplication implements DiscountApplication {
    allocationMethod: DiscountApplicationAllocationMethod!
    description: String
    targetSelection: DiscountApplicationTargetSelection!
    targetType: DiscountApplicationTargetType!
    title: String!
    value: PricingValue!
  }

  type PricingPercentageValue {
    percentage: Float!
  }

  union PricingValue = MoneyV2 | PricingPercentageValue

  type ScriptDiscountApplication implements DiscountApplication {
    allocationMethod: DiscountApplicationAllocationMethod!
    targetSelection: DiscountApplicationTargetSelection!
    targetType: DiscountApplicationTargetType!
    title: String!
    value: PricingValue!
  }

  ${connectionTypes('DiscountApplication')}
`;
