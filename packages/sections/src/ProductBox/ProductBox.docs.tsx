import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Button, Price, VStack } from '@vitrine/components';
import { bicyclePicture, usd } from '@vitrine/story-kit/samples';

export default {
  purpose: "A product's page: pictures, price, options, quantity, the cart button, selling points and the description.",
  use: "Use it as the main content of a product's page.",
  avoid:
    'For a product in a list, use a `ProductTile`. For a product without options, an `AddToCartButton` may suffice.',
  behavior: [
    'It runs in the browser, and the server renders it, so that it shows before scripts have loaded. The selling points come from the settings of the shop.',
    "All values of an option are visible, in their colours if the shop has them. Options with more than sixteen values, and optional ones, are the browser's own list. Values that are sold out or do not exist are marked, and shoppers can still choose them.",
    "With `paths.cartForm` in the shop's settings it works before scripts run: the browser sends the form there, with `intent` (“add”), `slug`, `quantity` and `option.{id}` for each choice.",
  ],
  keys: [
    { keys: 'Arrow keys on an option', action: 'choose the next or the previous value' },
    { keys: 'Arrow up, Arrow down in the quantity', action: 'one more or one less' },
    { keys: 'Tab to the pictures, then arrow keys', action: 'from one picture to the next' },
  ],
  announced:
    'A screen reader announces the effects of a choice: a new price, and any limit of the purchase, such as a combination that is sold out. Data that the page loads by itself is not announced.',
  dos: [
    { text: "Give it a `key` of the product's id." },
    { text: 'Put the variant of `onVariantChange` into the address of the page.' },
  ],
  donts: [{ text: 'Clean the description for it: it shows only safe HTML.' }],
  related: ['AddToCartButton', 'ProductPreview', 'ProductTile', 'SwatchGroup'],
  picture: (
    <VStack gap={2}>
      {bicyclePicture}
      <Price price={usd('1299')} />
      <Button size="sm">Add to cart</Button>
    </VStack>
  ),
} satisfies ComponentDocs;
