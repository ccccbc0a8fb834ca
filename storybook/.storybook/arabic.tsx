import type { Decorator } from '@storybook/react-vite';
import { MessagesProvider, type Messages } from '@vitrine/components';
import { cloneElement, isValidElement } from 'react';

/** What components say by themselves. */
export const arabicMessages: Partial<Messages> = {
  loading: 'جارٍ التحميل',
  close: 'أغلق',
  optional: '(اختياري)',
  required: '(مطلوب)',
  soldOut: 'نفد',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  showPassword: 'أظهر كلمة المرور',
  noOptions: 'لا نتائج',
  info: 'ملاحظة',
  success: 'تمّ',
  warning: 'تنبيه',
  error: 'خطأ',
  notifications: 'الإشعارات',
  salePrice: 'السعر بعد التخفيض',
  regularPrice: 'السعر المعتاد',
  pagination: 'صفحات القائمة',
  page: 'الصفحة {page}',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  breadcrumb: 'مسار التصفّح',
  mainNavigation: 'القائمة الرئيسية',
  menu: 'القائمة',
  submenu: 'قائمة {label}',
  carousel: 'معرض',
  slide: 'صورة',
  slides: 'الصور',
  slidePosition: 'الصورة {index} من {total}',
  slidesPosition: 'الصور من {first} إلى {last} من {total}',
  previousSlide: 'الصورة السابقة',
  nextSlide: 'الصورة التالية',
  chooseSlide: 'اختر صورة',
  zoom: 'تكبير',
  zoomNamed: 'تكبير: {label}',
  zoomHelp: 'حرّك الصورة بأسهم لوحة المفاتيح، وغيّر حجمها بعلامتي الزائد والناقص، واخرج بمفتاح Escape',
  clearSearch: 'امسح البحث',
};

/** What the examples of components say. A text that is not here stays as it is. */
const words: Partial<Record<string, string>> = {
  'Add to bag': 'أضف إلى الحقيبة',
  'Sold out': 'نفد',
  Next: 'التالي',
  Send: 'أرسل',
  Name: 'الاسم',
  Email: 'البريد الإلكتروني',
  Password: 'كلمة المرور',
  Phone: 'الهاتف',
  City: 'المدينة',
  Country: 'البلد',
  'Choose country': 'اختر البلد',
  'Choose a country.': 'اختر بلدًا.',
  'Such as Ada': 'مثل: ليلى',
  'We write to you about this order only.': 'نكتب إليك بشأن هذا الطلب فقط.',
  'Write an address such as name@example.com.': 'اكتب عنوانًا مثل name@example.com.',
  Size: 'المقاس',
  'Select Size': 'اختر المقاس',
  'Choose a size.': 'اختر مقاسًا.',
  'Runs small: between two sizes take the larger.': 'القياس صغير: بين مقاسين خذ الأكبر.',
  Colour: 'اللون',
  Moss: 'طحلبي',
  'Moss green': 'أخضر طحلبي',
  Ochre: 'ترابي',
  'Dusk to dawn': 'من الغسق إلى الفجر',
  Quantity: 'الكمية',
  'At most 10.': 'عشر قطع على الأكثر.',
  Weight: 'الوزن',
  Delivery: 'التوصيل',
  'As on the label.': 'كما على الملصق.',
  'By post': 'بالبريد',
  Standard: 'عادي',
  '3 to 5 days, free': 'من ثلاثة إلى خمسة أيام، مجانًا',
  Express: 'سريع',
  '1 to 2 days, $12.00': 'يوم إلى يومين، ١٢ دولارًا',
  'Pick it up': 'استلمه بنفسك',
  'San Mateo, from tomorrow on': 'سان ماتيو، بدءًا من الغد',
  'Wrap it as a gift': 'غلّفه هديّة',
  'In unbleached paper, without prices. $4.00': 'بورق غير مبيّض وبلا أسعار، ٤ دولارات',
  'Only what is in stock': 'المتوفّر فقط',
  'Hides what has to be ordered for you.': 'يُخفي ما يُطلب لك خصيصًا.',
  'Message on the card': 'رسالة البطاقة',
  'Search products': 'ابحث في المنتجات',
  Details: 'التفاصيل',
  Sizes: 'المقاسات',
  Care: 'العناية',
  'Product information': 'عن المنتج',
  'Lugged steel, brazed by hand in San Mateo.': 'أنابيب فولاذية ملحومة يدويًا في سان ماتيو.',
  'Six sizes, from 47 to 62 cm.': 'ستّة مقاسات، من ٤٧ إلى ٦٢ سم.',
  'Wipe it dry after rain. Wax once a year.': 'جفّفها بعد المطر، وشمّعها مرّة في السنة.',
  Returns: 'الإرجاع',
  Warranty: 'الضمان',
  'Two to four days, free above $60.': 'من يومين إلى أربعة، مجانًا لما فوق ٦٠ دولارًا.',
  'Within 60 days, also after a ride.': 'خلال ٦٠ يومًا، ولو بعد الركوب.',
  'Ten years on frames, two on parts.': 'عشر سنوات للإطارات، وسنتان للقطع.',
  Account: 'حسابك',
  Orders: 'الطلبات',
  'Order #1042': 'الطلب ١٠٤٢',
  'Size guide': 'دليل المقاسات',
  'Close size guide': 'أغلق دليل المقاسات',
  'Choose a size': 'اختر مقاسًا',
  'Measure around the widest part of the head, a finger above the brows.':
    'قس محيط الرأس عند أعرض موضع، فوق الحاجبين بإصبع.',
  'Delete this address?': 'أتحذف هذا العنوان؟',
  'It cannot be brought back.': 'لن يمكن استرجاعه.',
  'Keep it': 'أبقه',
  'Delete address': 'احذف العنوان',
  'Thank you': 'شكرًا لك',
  'Your order is on its way.': 'طلبك في الطريق.',
  'Only 2 left': 'بقيت قطعتان فقط',
  New: 'جديد',
  Filters: 'التصفية',
  'Continue shopping': 'تابع التسوّق',
};

/** The same in Arabic: texts, also those in lists, objects and elements. */
export function inArabic<Value>(value: Value): Value;
export function inArabic(value: unknown): unknown {
  if (typeof value === 'string') return words[value] ?? value;
  if (Array.isArray(value)) return value.map((item: unknown) => inArabic(item));
  if (isValidElement<Record<string, unknown>>(value)) return cloneElement(value, textsOf(value.props));
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? textsOf(value as Record<string, unknown>) : value;
}

const textsOf = (props: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, inArabic(value)]));

/** What a story is given, and what its components say, in Arabic. */
export const withArabic: Decorator = (Story, { args }) => (
  <MessagesProvider messages={arabicMessages}>{Story({ args: inArabic(args) })}</MessagesProvider>
);
