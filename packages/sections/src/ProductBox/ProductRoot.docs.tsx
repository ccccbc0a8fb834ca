import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button, Price, VStack } from '@vitrine/components';
import { bicyclePicture, usd } from '@vitrine/story-kit/samples';

export default {
  purpose: 'The frame of a product whose state is yours, and the parts that you put into it or into a `ProductBox`.',
  use: 'Use it if something outside of the product needs its state, such as the chosen variant in a header of your own.',
  avoid:
    'For another order or another gallery, a `ProductBox` with children or with a prop such as `gallery` suffices.',
  behavior: [
    '`useProductPurchase(product)` has the state: the choices, their variant, prices, pictures and stock, the quantity, and the addition to the cart. `useProduct()` returns it in any part.',
    'The parts are `ProductGallery`; `ProductInfo`, the column beside it; in that `ProductIntro` with `ProductTitle` and `ProductPrice`; `ProductForm` with `ProductChoices` around `ProductOptions` and `ProductQuantity`, and with `ProductButtons`; `ProductSellingPoints`, `ProductDescription` and `ProductDetails`. Each can be left out, moved, or replaced by an element of your own.',
    '`ProductForm` works before scripts run, as in `ProductBox`. A control of your own is part of it by its name: `optionField(id)` or `quantityField`.',
    'A choice is announced with its price and its limit, moves `mediaIndex` to its picture, and finds variants to buy instead, whichever parts show that.',
    'A button of your own calls `addition.press()`, shows `addition.text`, and is `aria-disabled` unless `addition.isEnabled`. Put `buttonRef` on an element around it: the bar at the end of narrow screens shows while the page is scrolled past it.',
  ],
  keys: [],
  announced: 'A screen reader announces the effects of a choice, as in `ProductBox`.',
  dos: [
    {
      text: 'Put options and quantity into `ProductChoices`: it finds the missing option after a press, and keeps the focus.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  donts: [
    {
      text: 'Leave `ProductForm` out: the product could then not be bought before scripts run.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  related: ['ProductBox', 'AddToCartButton'],
  picture: (
    <VStack gap={2}>
      <Price price={usd('1299')} />
      <Button size="sm">Add to cart</Button>
      {bicyclePicture}
    </VStack>
  ),
} satisfies ComponentDocs;
