import { Logo } from '@vitrine/components';
import { sampleShop, type SandboxOptions } from '@vitrine/sandbox';
import { ShopProvider, useShop, type FooterGroup, type ShopSettings } from '@vitrine/sections';
import { shop as northlane } from '@vitrine/northlane/shop';
import type { ReactNode } from 'react';
import { messages } from '@vitrine/sections/messages/ar';
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

export { messages };

/** The story's shop, in Arabic. */
export function ArabicShop({ children }: { children: ReactNode }) {
  const { commerce, linkAs, analytics, navigate } = useShop();
  return (
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
  );
}
