import { Logo, MessagesProvider } from '@vitrine/components';
import { sampleShop, type SandboxOptions } from '@vitrine/sandbox';
import { ShopProvider, useShop, type FooterGroup, type Messages, type ShopSettings } from '@vitrine/sections';
import { shop as northlane } from '@vitrine/northlane/shop';
import type { ReactNode } from 'react';
import { messages as arabicMessages } from '@vitrine/components/messages/ar';
import { FooterGroups, PageMessages } from './pageTexts.js';

// The same shop in Arabic: the merchant's texts, and the texts of its pages.

/** Names, descriptions and values of options, by the handle of the product. */
const goods: Record<string, { title: string; text: string }> = {
  'lane-one': {
    title: 'درّاجة «لين ون»',
    text: 'درّاجة طريق من أنابيب فولاذية رفيعة، تُفكّ قطعها بأدوات عادية، وتعيش ما عاش صاحبها.',
  },
  'millrace-step-through': {
    title: 'درّاجة المدينة بإطار منخفض',
    text: 'تركبها بثياب العمل: واقٍ للسلسلة، وحامل خلفي، وثماني سرعات داخل المحور.',
  },
  'skerry-29': {
    title: 'درّاجة جبلية بعجلات ٢٩ بوصة',
    text: 'إطار من الفولاذ الممزوج بالكروم، وشوكة بمسار ١٢٠ مليمترًا، وإحدى عشرة سرعة.',
  },
  'dunlin-fold': { title: 'درّاجة تُطوى', text: 'تُطوى في عشر ثوانٍ، وتدخل القطار معك.' },
  'floor-pump': { title: 'منفاخ أرضي', text: 'أسطوانة من الفولاذ ومقبض من خشب الزان، ومقياس يُقرأ من بعيد.' },
  'enamel-kettle': { title: 'إبريق مطليّ بالمينا', text: 'يغلي لترًا ونصفًا، ولا يُبقي طعمًا.' },
};

const words: Record<string, string> = {
  Size: 'المقاس',
  Color: 'اللون',
  Colour: 'اللون',
  Green: 'أخضر',
  Bone: 'عاجي',
  Black: 'أسود',
  Blue: 'أزرق',
  Ochre: 'ترابي',
};
const word = (text: string) => words[text] ?? text;

const collectionTitles: Record<string, string> = { bikes: 'درّاجات', tools: 'أدوات', kitchen: 'المطبخ' };

type SampleProduct = (typeof sampleShop.products)[number];

/** A product in Arabic, if it has a translation above. */
function inArabic(product: SampleProduct): SampleProduct {
  const told = goods[product.handle];
  if (!told) return product;
  return {
    ...product,
    title: told.title,
    descriptionHtml: `<p>${told.text}</p>`,
    seo: {},
    specifications: [],
    sizeGuideHtml: '',
    options: product.options.map(({ name, values }) => ({
      name: word(name),
      values: values.map((value) => ({ ...value, name: word(value.name) })),
    })),
    variants: product.variants.map((variant) => ({ ...variant, values: variant.values.map(word) })),
    images: product.images.map((image) => ({ ...image, alt: told.title })),
  };
}

/** The whole sample shop. Goods without a translation above stay English. */
export const arabicSample: SandboxOptions['data'] = {
  ...sampleShop,
  products: sampleShop.products.map(inArabic),
  collections: sampleShop.collections.map((collection) => ({
    ...collection,
    title: collectionTitles[collection.handle] ?? collection.title,
  })),
};

/** The sample shop's goods that have a translation above. */
export const arabicData: SandboxOptions['data'] = {
  ...sampleShop,
  products: sampleShop.products.filter(({ handle }) => goods[handle]).map(inArabic),
  collections: sampleShop.collections.flatMap((collection) => {
    const title = collectionTitles[collection.handle];
    if (!title) return [];
    return {
      ...collection,
      title,
      descriptionHtml: '',
      products: collection.products.filter((handle) => goods[handle]),
    };
  }),
  menu: [],
  discounts: [],
  customers: [],
};

export const messages: Partial<Messages> = {
  skipToContent: 'انتقل إلى المحتوى',
  home: '{shop}، الصفحة الرئيسية',
  closeMenu: 'أغلق القائمة',
  footerNavigation: 'صفحات أخرى',
  copyright: '© {year} {shop}. جميع الحقوق محفوظة',
  price: 'السعر',
  salePrice: 'السعر بعد التخفيض',
  regularPrice: 'السعر المعتاد',
  priceFree: 'مجّانًا',
  discountWithoutCode: 'تخفيض',
  soldOut: 'نفد',
  products: 'المنتجات',
  productCount: {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{count} منتجات',
    many: '{count} منتجًا',
    other: '{count} منتج',
  },
  pagePosition: '{products}، الصفحة {page} من {pages}',
  sortBy: 'الترتيب',
  sort: 'رتّب',
  'sort.featured': 'مختارات',
  'sort.best-selling': 'الأكثر مبيعًا',
  'sort.newest': 'الأحدث',
  'sort.price-ascending': 'السعر، من الأدنى',
  'sort.price-descending': 'السعر، من الأعلى',
  'sort.name-ascending': 'الاسم، تصاعديًا',
  'sort.name-descending': 'الاسم، تنازليًا',
  filters: 'تصفية',
  filtersChosen: 'تصفية ({count})',
  closeFilters: 'أغلق التصفية',
  sale: 'تخفيض',
  newProduct: 'جديد',
  colorCount: { one: 'لون واحد', two: 'لونان', few: '{count} ألوان', many: '{count} لونًا', other: '{count} لون' },
  showProducts: 'اعرض المنتجات',
  showCount: {
    one: 'اعرض منتجًا واحدًا',
    two: 'اعرض منتجين',
    few: 'اعرض {count} منتجات',
    many: 'اعرض {count} منتجًا',
    other: 'اعرض {count} منتج',
  },
  priceFrom: 'من',
  priceTo: 'إلى',
  priceSlider: 'نطاق السعر',
  search: 'بحث',
  pictures: 'صور {product}',
  picture: '{product}، الصورة {position}',
  playVideo: 'شغّل الفيديو: {name}',
  videoName: 'فيديو: {name}',
  externalVideoNote: 'يُعرض من {host}، الذي يتلقّى عندئذٍ بيانات عن زيارتك.',
  videoFailed: 'تعذّر تشغيل الفيديو.',
  openVideo: 'افتح الفيديو وحده',
  offline: 'أنت غير متصل بالإنترنت. لن يضيع شيء: ما تفعله هنا يُرسل عند عودة الاتصال.',
  offlinePage: 'وتُفتح الصفحة التالية حينها أيضًا.',
  addedWhenOnline: 'أنت غير متصل بالإنترنت. يُضاف هذا عند عودة الاتصال: أبقِ هذه الصفحة مفتوحة.',
  onlineAgain: 'عاد الاتصال بالإنترنت.',
  viewIn3d: 'عرض ثلاثي الأبعاد',
  viewModel: 'عرض ثلاثي الأبعاد: {name}',
  modelName: 'ثلاثي الأبعاد: {name}',
  loadingModel: 'جارٍ تحميل العرض ثلاثي الأبعاد',
  modelFailed: 'تعذّر فتح العرض ثلاثي الأبعاد.',
  closeModel: 'أغلق العرض ثلاثي الأبعاد',
  quantity: 'الكمية',
  selectOption: 'اختر {option}',
  valueSoldOut: 'نفد',
  valueUnavailable: 'غير متوفّر',
  goesWith: 'يناسبه',
  chooseOptions: 'حدّد الخيارات: {product}',
  productPage: 'كل التفاصيل',
  add: 'أضف',
  choose: 'حدّد',
  addProduct: 'أضف {product}',
  isAdded: 'أُضيف',
  isAddedProduct: 'أُضيف: {product}',
  lowStock: 'بقي {quantity} فقط',
  backOrder: 'طلب مؤجل',
  onBackOrder: 'طلب مؤجل: يغادر لاحقًا',
  preOrder: 'طلب مسبق',
  preOrderLeaves: 'طلب مسبق: يغادر يوم {day}',
  preOrderWords: 'طلب مسبق: {text}',
  productDetails: 'التفاصيل',
  delivery: 'التوصيل والإرجاع',
  recommendations: 'قد يعجبك أيضًا',
  recentlyViewed: 'شوهد مؤخّرًا',
  addToCart: 'أضف إلى السلّة',
  allOptionsRequired: 'اختر كلّ ما هو مطلوب',
  cart: 'سلّة التسوّق ({count})',
  cartUnknown: 'سلّة التسوّق',
  cartBadge: 'في السلّة {count}.',
  cartBadgeEmpty: 'السلّة فارغة.',
  closeCart: 'أغلق السلّة',
  continueShopping: 'تابع التسوّق',
  checkout: 'إتمام الشراء',
  subtotal: 'المجموع',
  cartItems: 'في سلّتك',
  loadingCart: 'تُحمّل سلّتك',
  checkingStock: 'نتحقّق من المخزون',
  quantityOf: 'كمية {product}',
  remove: 'احذف',
  removeItem: 'احذف {product}',
  each: '{price} للقطعة',
  chosenOption: '{option}: {value}',
  optionValue: '{option}: {value}',
  update: 'حدّث',
  discountCode: 'رمز التخفيض',
  discountCodes: 'رموز تخفيض هذه السلّة',
  code: 'الرمز',
  apply: 'طبّق',
  note: 'ملاحظة للمتجر',
  noteLabel: 'ما الذي ينبغي أن نعرفه عن هذا الطلب؟',
  saveNote: 'احفظ الملاحظة',
  gift: 'هذه هدية',
  giftMessage: 'رسالة على البطاقة',
  giftSaved: 'حُفظت مع طلبك.',
  freeDelivery: 'بقي {amount} للتوصيل المجاني',
  freeDeliveryReached: 'توصيل هذه السلّة مجاني.',
  orderSteps: 'تقدّم هذا الطلب',
  'orderStep.ordered': 'طُلب',
  'orderStep.paid': 'دُفع',
  'orderStep.partlySent': 'أُرسل بعضه',
  'orderStep.sent': 'أُرسل',
  'orderStep.arrived': 'وصل',
  'orderStep.cancelled': 'أُلغي',
  'orderStep.partlyRefunded': 'رُدّ بعض المبلغ',
  'orderStep.refunded': 'رُدّ المبلغ',
  orderStepAhead: '(لم يحدث بعد)',
  orderLookup: 'ابحث عن طلب',
  orderLookupText: 'لا تحتاج إلى حساب: الرقم في الرسالة التي أكّدت طلبك.',
  orderLookupByMail: 'في الرسالة التي أكّدت طلبك رابط إلى حالته. وفي حسابك تجد كل طلباتك.',
  orderNumber: 'رقم الطلب',
  orderNumberHelp: 'مثل 1001',
  findOrder: 'ابحث عن الطلب',
  ordersOfAccount: 'طلبات حسابك',
  buyAgain: 'اشترِ مرّة أخرى',
  notSoldAnyMore: 'لم نعد نبيع هذا، أو لا نبيع هذه الكمية منه: {products}.',
  saveGift: 'احفظ خيارات الهدية',
  login: 'تسجيل الدخول',
  accountTitle: 'حسابك',
  breadcrumbHome: 'الرئيسية',
  leavesOn: 'يغادر {place} يوم {day}',
  leavesToday: 'يغادر {place} اليوم',
  seeAlternatives: 'شاهد ما يشبهه',
};

/** Without the day on which an order leaves, a story has the same picture each day. */
const { dispatch: _dispatch, ...timeless } = northlane;

export const shop: ShopSettings = {
  ...timeless,
  name: 'نورثلين',
  logo: <Logo name="نورثلين" />,
  gift: { wrap: 'غلّفها بورق معاد تدويره' },
  location: 'سان ماتيو، كاليفورنيا، الولايات المتحدة',
  sellingPoints: { default: ['الشحن والإرجاع مجانًا', 'ضمان أطول', 'نحن معك على مدار الساعة'] },
  delivery: ['نُرسله من ورشتنا خلال يومَي عمل.', 'ما لم تستعمله تُعيده خلال ٣٠ يومًا على نفقتنا.'],
  menu: [
    {
      label: 'تسوّق',
      subMenuLinks: Object.entries(collectionTitles).map(([slug, label]) => ({ label, slug: `/collections/${slug}` })),
    },
    { label: 'من نحن', slug: '/about' },
    { label: 'اتصل بنا', slug: '/contact' },
  ],
};

const footer: FooterGroup[] = [
  {
    title: 'تسوّق',
    links: Object.entries(collectionTitles).map(([slug, label]) => ({ label, href: { page: 'collection', slug } })),
  },
  {
    title: 'مساعدة',
    links: [
      { label: 'اتصل بنا', href: '/contact' },
      { label: 'بحث', href: { page: 'search' } },
    ],
  },
];

/** The story's shop, in Arabic. */
export function ArabicShop({ children }: { children: ReactNode }) {
  const { commerce, linkAs, analytics, navigate } = useShop();
  return (
    <MessagesProvider messages={arabicMessages}>
      <ShopProvider
        commerce={commerce}
        shop={shop}
        analytics={analytics}
        linkAs={linkAs}
        navigate={navigate}
        locale="ar-AE"
        messages={messages}
        cartChannel="arabic"
        customerChannel="arabic-customer"
      >
        <FooterGroups value={footer}>
          <PageMessages value={messages}>{children}</PageMessages>
        </FooterGroups>
      </ShopProvider>
    </MessagesProvider>
  );
}
