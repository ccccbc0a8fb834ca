/** A step of a pattern: the reason, the rules, and stories that follow them. Texts are Markdown. */
export interface PatternPart {
  title: string;
  reason: string;
  rules: readonly [string, ...string[]];
  stories: readonly PatternStory[];
}

export interface PatternStory {
  /** The id of an existing story. */
  id: string;
  /** What to look at or to try. */
  caption: string;
}

/** How several components work together for a purpose. A component's name in backticks becomes a link to its page. */
export interface Pattern {
  title: string;
  purpose: string;
  parts: readonly PatternPart[];
  /** The names of its components. The page adds the purpose of each. */
  components: readonly [string, ...string[]];
}

export const patterns: readonly Pattern[] = [
  {
    title: 'Money and sale',
    purpose: 'How prices, reductions and totals show, so that nobody has to guess the sum.',
    parts: [
      {
        title: 'A price',
        reason:
          'Shoppers compare prices at a glance. A price in an unexpected format, or in a currency that they do not expect, costs their trust.',
        rules: [
          'Show every amount with `Price`: it knows the decimal places of the currency and the format of the locale.',
          'Keep the currency of the platform. Do not convert: the checkout asks for the amount in its own currency.',
          'If the variants have different prices, show the range in lists. Show one price after a choice.',
          'If a price is unknown, write “n/a”. Zero is a price, too.',
        ],
        stories: [
          { id: 'typography-price--currencies', caption: 'The same component in several currencies.' },
          { id: 'typography-price--range', caption: 'A range of prices. A screen reader announces “to”, not a dash.' },
        ],
      },
      {
        title: 'A reduced price',
        reason:
          'A reduction is a promise, and in many countries a matter of law. Colour and a line through a number are invisible to a screen reader.',
        rules: [
          'Show the regular price beside the sale price, struck through. `Price` names both in words.',
          'Mark a reduction only if the platform has a higher regular price.',
          'Show the reduction in the tile, on the product’s page, in the cart and in the order.',
          'Do not add countdowns or an invented stock.',
        ],
        stories: [
          { id: 'typography-price--reduced', caption: 'The sale price first, then the regular one.' },
          { id: 'sections-product-producttile--reduced', caption: 'In a list, beside the name of the product.' },
          { id: 'sections-product-productbox--reduced-price', caption: 'On the page of the product.' },
        ],
      },
      {
        title: 'A sum',
        reason: 'A cost that shows only in the checkout ends a purchase.',
        rules: [
          'Take each sum from the platform. Do not compute taxes, delivery or discounts in the browser.',
          'Name what the sum does not include yet.',
          'Show each discount as a line of its own, below the goods that it reduces.',
        ],
        stories: [
          { id: 'sections-account-orderdetails--discount', caption: 'An order: goods, discount, delivery and total.' },
        ],
      },
    ],
    components: ['Price', 'ProductTile', 'ProductBox', 'Cart', 'CartItem', 'OrderDetails'],
  },
  {
    title: 'Stock and refusal',
    purpose: 'What a shopper sees if a product cannot be bought now, or not in this number.',
    parts: [
      {
        title: 'Before the press',
        reason: 'A button that cannot be pressed and does not give the reason is a dead end.',
        rules: [
          'Write the reason on the button: “Sold out”, “Loading...” or the option that is missing.',
          'Keep the button in the order of Tab. It has `aria-disabled`, so a screen reader reaches the reason.',
          'Keep sold-out choices in their place, marked. People look for what they saw yesterday.',
          'Limit the quantity to the stock, and show the limit beside the field.',
        ],
        stories: [
          { id: 'sections-product-addtocartbutton--sold-out', caption: 'The reason is the name of the button.' },
          { id: 'sections-product-addtocartbutton--option-missing', caption: 'Press it: it asks for what is missing.' },
          { id: 'sections-product-productbox--sold-out', caption: 'A whole product that is sold out.' },
          { id: 'sections-product-productgrid--reduced-and-sold-out', caption: 'Sold-out products in a list.' },
        ],
      },
      {
        title: 'After the press',
        reason: 'The stock changes between the page and the press: another shopper takes the last piece.',
        rules: [
          'Show a refusal at its cause: below the button, or at the line of the cart.',
          'Give the reason and a number: “Only 2 left”.',
          'Restore the last value that the platform accepted. Never lower a quantity without a word.',
          'Announce the refusal. Leave the focus at the control that was pressed.',
        ],
        stories: [
          { id: 'sections-cart-cartitem--refused', caption: 'A line whose change was refused.' },
          { id: 'sections-cart-cartitem--above-maximum', caption: 'More than the stock.' },
          { id: 'sections-cart-cartitem--out-of-stock', caption: 'A line that nobody can order any more.' },
        ],
      },
    ],
    components: ['AddToCartButton', 'ProductBox', 'ProductTile', 'CartItem', 'NumberInput', 'SwatchGroup'],
  },
  {
    title: 'Forms and errors',
    purpose: 'How a form asks, checks and reports, so that people can finish it at the first attempt.',
    parts: [
      {
        title: 'Asking',
        reason: 'Each field costs time. A field that looks optional and is not costs more.',
        rules: [
          'Ask only for what the platform needs: `capabilities.registerFields` lists it.',
          'Give each field a label that stays visible, and an `autoComplete`, so that the browser can fill it in.',
          'Mark optional fields in words. Most fields are required.',
          'Write help below the label before the first error, such as the format of a postal code.',
        ],
        stories: [
          { id: 'forms-form--register', caption: 'Send it empty, then mend one field.' },
          { id: 'sections-account-addressfields--full', caption: 'Choose another country: the fields follow.' },
        ],
      },
      {
        title: 'Reporting errors',
        reason:
          'An error that shows only at its field is off the screen on a phone. An error that shows only above the form is far from its field.',
        rules: [
          'Show each error twice: at its field, and as a link in the summary above the form.',
          'Move the focus to the summary. It announces the number of problems.',
          'Write what is wrong and how to mend it: “Write the postal code as five digits.”',
          'Check after sending, not while somebody types. Remove an error once its field changes.',
          'Never empty a field after an error.',
        ],
        stories: [
          { id: 'forms-form--own-check', caption: 'A check of your own, beside the fields’ own.' },
          { id: 'forms-field--invalid', caption: 'An error at a control of your own.' },
          { id: 'forms-checkboxgroup--invalid', caption: 'An error of a whole group.' },
        ],
      },
      {
        title: 'Sending',
        reason: 'Without a sign of the request, people press again. Without a result, they do not know if it worked.',
        rules: [
          'Disable the fields during the request, and write “Submitting...” on the button.',
          'Show the server’s errors like the browser’s: pass them as `errors`.',
          'Give the form an `action`, so that it works before scripts run.',
          'Name the result: a new page, or a message in the place of the form.',
        ],
        stories: [{ id: 'sections-account-forgotpasswordform--idle', caption: 'Write an address and send it.' }],
      },
    ],
    components: ['Form', 'Field', 'Input', 'CheckboxGroup', 'AddressFields', 'RegisterForm', 'ForgotPasswordForm'],
  },
  {
    title: 'Empty and failed',
    purpose: 'What a page shows if it has nothing to show, and how people go on from there.',
    parts: [
      {
        title: 'Empty',
        reason: 'An empty place looks like a fault. A sentence explains it, and a link helps.',
        rules: [
          'Write in one sentence what is missing: “Your cart is currently empty.”',
          'Offer a way on: a search, collections, or the button that creates the first item.',
          'If filters leave nothing, name the filters and offer to remove them.',
          'Keep the heading and the frame of the page.',
        ],
        stories: [
          { id: 'sections-cart-cart--empty', caption: 'An empty cart, with a search and collections.' },
          { id: 'sections-search-searchpage--no-results', caption: 'A search without results.' },
          { id: 'sections-product-productlist--nothing-matches', caption: 'Filters that leave nothing.' },
          { id: 'sections-account-addresslist--none', caption: 'A customer without addresses.' },
        ],
      },
      {
        title: 'Failed',
        reason: 'Platforms fail. A shopper does not need the cause, but a sentence and a button.',
        rules: [
          'Replace only the part that failed. Header, cart and search keep working.',
          'Write what happened in the shop’s words. Never show a code or the text of an exception.',
          'Offer “Try again” if a second attempt may help.',
          'Keep what the shopper wrote or chose.',
          'Return the true status: 404 for a page that does not exist, 503 for a platform that does not answer.',
        ],
        stories: [
          { id: 'sections-product-productgrid--loading-failure', caption: 'A list whose products did not load.' },
          { id: 'sections-account-addresslist--loading-failure', caption: 'A part of an account page.' },
          { id: 'sections-shop-errormessage--default', caption: 'A whole page that failed.' },
          { id: 'sections-shop-notfound--default', caption: 'A page that does not exist.' },
        ],
      },
    ],
    components: ['ErrorMessage', 'NotFound', 'NoSuchPage', 'Alert', 'Cart', 'SearchPage', 'CollectionLinks'],
  },
  {
    title: 'Loading',
    purpose: 'How a page waits without moving and without silence.',
    parts: [
      {
        title: 'A page or a part of it',
        reason: 'Content that jumps makes people press the wrong thing. An empty place makes them leave.',
        rules: [
          'Render on the server what the server knows. Waiting is for personal data: cart, customer, orders.',
          'If the shape of the content is known, use a `Skeleton` of the same size. Otherwise use a `Spinner`.',
          'Show nothing for tasks of less than a third of a second.',
          'Give one label to a group of placeholders, so that a screen reader announces it once.',
        ],
        stories: [
          { id: 'feedback-skeleton--products', caption: 'Products that are on their way.' },
          { id: 'sections-cart-cart--loading', caption: 'The cart while the browser asks for it.' },
          { id: 'sections-account-orderspage--loading-order', caption: 'An order.' },
        ],
      },
      {
        title: 'A press',
        reason: 'A press that changes nothing at once looks like a press that did not work.',
        rules: [
          'Show the new state at once, if the press nearly always succeeds, such as a quantity in the cart. Restore the earlier state after a refusal.',
          'Otherwise set `isLoading` on the button. It keeps its width and the focus, and ignores further presses.',
          'If the progress is known, use a `ProgressBar`.',
        ],
        stories: [
          { id: 'actions-button--loading', caption: 'The button keeps its width.' },
          { id: 'sections-cart-cartitem--pending', caption: 'A line of the cart until the platform has answered.' },
          { id: 'feedback-progressbar--default', caption: 'A task with a known progress.' },
        ],
      },
    ],
    components: ['Skeleton', 'Spinner', 'ProgressBar', 'Button', 'Cart', 'OrdersPage'],
  },
  {
    title: 'Confirmation and undo',
    purpose: 'How people learn the result of an action, and how they take it back.',
    parts: [
      {
        title: 'Undo instead of a question',
        reason:
          'People answer a frequent question without reading it. Undo costs nobody a press except after a mistake.',
        rules: [
          'If an action can be taken back, perform it at once and offer “Undo” in its place.',
          'Move the focus to “Undo”, and back to the restored line.',
          'Keep “Undo” until the shopper leaves. Do not hide it after some seconds.',
        ],
        stories: [
          { id: 'sections-cart-cart--one-line', caption: 'Remove the line, then press “Undo”.' },
          { id: 'sections-cart-removeditem--default', caption: 'The place of a removed line.' },
        ],
      },
      {
        title: 'A question before a loss',
        reason: 'Some actions cannot be taken back, such as the deletion of an address.',
        rules: [
          'Ask in a `Dialog` with the role `alertdialog`. A press outside does not answer it.',
          'Put the action into its button: “Delete address”. Never write “OK” or “Yes”.',
          'Name the loss in one sentence, and let the other button keep everything.',
        ],
        stories: [{ id: 'overlays-dialog--alert', caption: 'A question that waits for an answer.' }],
      },
      {
        title: 'The result',
        reason: 'A result that nobody notices is followed by a second attempt.',
        rules: [
          'Show the result at its cause: the cart opens with the product that was added.',
          'Use an `Alert` for a result that people must see, and a toast for one that they can miss.',
          'After a whole task, such as an order, use a page: `PageMessage`.',
          'Announce it. The place that announces exists before its text.',
        ],
        stories: [
          { id: 'feedback-alert--tones', caption: 'Messages that stay.' },
          { id: 'feedback-toastregion--default', caption: 'A message that disappears. Press “Add”.' },
          { id: 'sections-shop-pagemessage--default', caption: 'The end of a task.' },
        ],
      },
    ],
    components: ['RemovedItem', 'Cart', 'Dialog', 'Alert', 'ToastRegion', 'PageMessage'],
  },
  {
    title: 'Moving between pages',
    purpose: 'How people know their place in the shop, reach the next page and come back.',
    parts: [
      {
        title: 'The place',
        reason: 'A visit can begin in the middle of the shop, with a link from a search engine.',
        rules: [
          'Show the pages above a product or a collection with a `Breadcrumb`. Its last item has the words of the heading.',
          'Mark the current page in each navigation with `aria-current`.',
          'Begin each page with one heading of level 1 and a link that skips the header.',
        ],
        stories: [
          { id: 'navigation-breadcrumb--default', caption: 'The place of a product.' },
          { id: 'sections-account-accountlayout--orders', caption: 'The pages of an account.' },
        ],
      },
      {
        title: 'Lists of many pages',
        reason:
          'People share a list, come back to it, and expect the same products. Nobody can share a place in an endless list.',
        rules: [
          'Put the page, the filters and the order into the URL.',
          'Use links, not buttons: they open in new tabs and work without scripts.',
          'After another page has loaded, move the focus to the line with the number of products.',
          'If a page does not exist any more, lead to the first and the last one.',
        ],
        stories: [
          { id: 'navigation-pagination--in-the-middle', caption: 'Ten pages, of which few show.' },
          { id: 'sections-product-productlist--second-of-four-pages', caption: 'A list with filters and pages.' },
          { id: 'sections-shop-nosuchpage--default', caption: 'A number beyond the last page.' },
        ],
      },
      {
        title: 'Pages for some people only',
        reason:
          'A redirect without a word looks like a fault, and after the login people want the page that they asked for.',
        rules: [
          'Name the target before a redirect, and announce it.',
          'Return to the requested page after the login.',
          'Protect the data on the server. The browser only hides the page.',
        ],
        stories: [
          { id: 'sections-account-authguard--refused-guest', caption: 'A guest on a page for customers.' },
          { id: 'sections-account-loginform--to-checkout', caption: 'A login on the way to the checkout.' },
        ],
      },
    ],
    components: [
      'Breadcrumb',
      'Pagination',
      'ProductList',
      'NoSuchPage',
      'AuthGuard',
      'AccountLayout',
      'LinkProvider',
      'SkipLink',
    ],
  },
];
