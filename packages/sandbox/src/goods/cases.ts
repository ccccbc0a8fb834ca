/**
 * The test cases of a shop by name, so that stories and tests need not know which product has a case.
 *
 * | case | the product (or collection) |
 * | --- | --- |
 * | noOptions | one variant and nothing to choose |
 * | manyVariants | 15 variants or more |
 * | twoOptions, threeOptions | that many options |
 * | modifier | a choice (Oil) in addition to the variant, on platforms that have such choices |
 * | singleValueOption | an option (Size) with one value only |
 * | missingCombination | two values (XXL, Ochre) that exist, but not together |
 * | valueInNoVariant | a value (XS) that no variant has |
 * | soldOutVariant | one variant is sold out (M / Ochre), others are not |
 * | soldOutProduct | every variant is sold out |
 * | backOrderVariant | one variant (60 / Bone) is sold without stock, on platforms with back orders |
 * | preOrder | sold before its release |
 * | lastPiece, threeLeft | 1 and 3 pieces left |
 * | orderMinimum | at least 2 per order, in any number |
 * | orderIncrement | at least 2 per order, in steps of 2 |
 * | orderMaximum | at most 2 per order |
 * | impossibleBounds | at least 5 and at most 2 per order: it cannot be ordered |
 * | oneToFive | 1 to 5 per order |
 * | uncountedStock | stock is not counted |
 * | compareAtPrice | some variants (28 cm) cost less than before |
 * | reducedProduct | every variant costs less than before, so that listings show it |
 * | noImage, oneImage, threeImages, sixImages | that many pictures in the gallery; each variant of the last one has its own |
 * | longName | 120 characters and more, with one unbroken word of 40 |
 * | shortName | two characters |
 * | richDescription | headings, lists in lists, a table, links, bold, a quotation, an image |
 * | hostileDescription | script, event handlers, a javascript: link, a frame, a form, covering styles |
 * | emptyDescription | no description |
 * | accentName, eszettName, japaneseName | a name beyond ASCII |
 * | rightToLeftDescription | an Arabic word in an English text |
 * | freeProduct, dearProduct | $0.00 and $12,999.00 |
 * | severalCollections | in two of the five main collections |
 * | singleProductCollection, emptyCollection, pagedCollection | collections with one product, none, and three pages of five |
 */
export const cases = {
  noOptions: 'floor-pump',
  manyVariants: 'harbor-rain-jacket',
  twoOptions: 'merino-jersey',
  threeOptions: 'skerry-drift',
  modifier: 'chopping-board',
  singleValueOption: 'cycling-cap',
  missingCombination: 'harbor-rain-jacket',
  valueInNoVariant: 'touring-shorts',
  soldOutVariant: 'harbor-rain-jacket',
  soldOutProduct: 'torque-wrench',
  backOrderVariant: 'lane-one',
  preOrder: 'skerry-dune',
  lastPiece: 'enamel-kettle',
  threeLeft: 'pepper-mill',
  orderMinimum: 'merino-socks',
  orderIncrement: 'storage-jars',
  orderMaximum: 'santoku-knife',
  impossibleBounds: 'platform-pedals',
  oneToFive: 'printed-catalogue',
  uncountedStock: 'cut-spokes',
  compareAtPrice: 'cast-iron-pan',
  reducedProduct: 'dusk-lights',
  noImage: 'cut-spokes',
  oneImage: 'chain-whip',
  threeImages: 'merino-jersey',
  sixImages: 'skerry-29',
  longName: 'wall-hook',
  shortName: 'ox',
  richDescription: 'skerry-29',
  hostileDescription: 'patch-kit',
  emptyDescription: 'tyre-levers',
  accentName: 'cafe-dripper',
  eszettName: 'strassenmuetze',
  japaneseName: 'santoku-knife',
  rightToLeftDescription: 'chopping-board',
  freeProduct: 'printed-catalogue',
  dearProduct: 'saltmarsh-tandem',
  severalCollections: 'workshop-apron',
  singleProductCollection: 'made-to-order',
  emptyCollection: 'winter',
  pagedCollection: 'bikes',
} as const;
