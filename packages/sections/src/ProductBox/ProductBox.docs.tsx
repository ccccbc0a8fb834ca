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
    "On narrow screens, a bar at the end of the screen has picture, price, choices and the button while the page is scrolled past the form's button. Its script loads then. It stays clear of other bars with `data-end-bar`, and hides if it covers the focused element.",
    'A press on a picture, or the button over the pictures, shows it over the whole screen, in a `Gallery`. Its script loads at the first sign of use.',
    'A video is among the pictures, behind its poster. A press loads its player, with captions if the shop has them. A video of YouTube or Vimeo loads nothing from there before the press. A video that does not play shows it, and offers its own URL. A 3D model shows its poster. If `ShopProvider` has a `loadModelViewer`, a press on the poster loads your viewer in its place.',
    'All pictures have one frame, with the shape of the first one, between 4:5 and 3:2. A picture that would lose more than a third shows whole. The text of a picture is its caption, unless it only names the product.',
    "All values of an option are visible, in their colours if the shop has them. Options with more than sixteen values, and optional ones, are the browser's own list. Values that are sold out or do not exist are marked, and shoppers can still choose them.",
    "The pictures follow the choices. If the variants differ by several options, such as colour and frame size, the first picture is the chosen variant's, and the pictures of the others are left out.",
    'A size guide whose table has the heights of people in cm, such as “168–178” below “Height, cm”, has a field for the shopper’s own height, in feet and inches in the United States. Its script loads when the guide opens.',
    'Its props `gallery`, `title`, `price`, `options`, `quantity`, `buttons` and `details` replace one part each, and `null` leaves it out. Children put the parts into an order of your own: see `ProductRoot`.',
    "With `paths.cartForm` in the shop's settings it works before scripts run: the browser sends the form there, with `intent` (“add”), `slug`, `quantity` and `option.{id}` for each choice.",
  ],
  keys: [
    { keys: 'Arrow keys on an option', action: 'choose the next or the previous value' },
    {
      keys: 'Enter on the bar at the end of the screen',
      action: 'adds the product, or moves to the first missing choice',
    },
    { keys: 'Enter in the height of the size guide', action: 'finds the size' },
    { keys: 'Arrow up, Arrow down in the quantity', action: 'one more or one less' },
    { keys: 'Tab to the pictures, then arrow keys', action: 'from one picture to the next' },
    { keys: 'Enter on “Play video”', action: 'plays it, and moves the focus to its controls' },
    { keys: 'Enter on “View in 3D”, if the shop has a viewer', action: 'opens it, and moves the focus to it' },
    { keys: 'Escape in the 3D view', action: 'closes it, and moves the focus back' },
    { keys: 'Enter on “Enlarge”', action: 'shows the picture over the whole screen' },
  ],
  announced:
    'A screen reader announces the effects of a choice: a new price, and any limit of the purchase, such as a combination that is sold out. It announces the size that fits a height, with the measures of its frame. Data that the page loads by itself is not announced.',
  dos: [
    { text: "Give it a `key` of the product's id.", noPicture: 'The rule is about code, and the page looks the same.' },
    { text: 'Put the variant of `onVariantChange` into the URL of the page.' },
  ],
  donts: [
    {
      text: 'Clean the description for it: it shows only safe HTML.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  related: ['AddToCartButton', 'Gallery', 'ProductPreview', 'ProductRoot', 'ProductTile', 'SwatchGroup'],
  picture: (
    <VStack gap={2}>
      {bicyclePicture}
      <Price price={usd('1299')} />
      <Button size="sm">Add to cart</Button>
    </VStack>
  ),
} satisfies ComponentDocs;
