/// <reference types="vite/client" />
import type { Decorator } from '@storybook/react-vite';
import { MessagesProvider, type Messages } from '@vitrine/components';
import { cloneElement, isValidElement } from 'react';
import commonWords from './arabicWords.json';

const words = import.meta.glob<Record<string, string>>('../../../*/src/*/*.arabic.json', {
  eager: true,
  import: 'default',
});

/**
 * The Arabic texts of examples and pictures by their English texts. A text without an entry stays English. The words of a single
 * component are in its folder.
 */
const arabicWords: Partial<Record<string, string>> = Object.assign({}, commonWords, ...Object.values(words));

/** The components' own messages. */
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
  priceFree: 'مجّانًا',
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
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  picturePosition: 'الصورة {index} من {total}',
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  choosePicture: 'اختر صورة',
  clearSearch: 'امسح البحث',
};

/** Translates a value to Arabic: texts, also in lists, objects and elements. */
export function inArabic<Value>(value: Value): Value;
export function inArabic(value: unknown): unknown {
  if (typeof value === 'string') return arabicWords[value] ?? value;
  if (Array.isArray(value)) return value.map((item: unknown) => inArabic(item));
  if (isValidElement<Record<string, unknown>>(value)) return cloneElement(value, textsOf(value.props));
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? textsOf(value as Record<string, unknown>) : value;
}

const textsOf = (props: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, inArabic(value)]));

/** Translates a story's args and its components' messages to Arabic. */
export const withArabic: Decorator = (Story, { args }) => (
  <MessagesProvider messages={arabicMessages}>{Story({ args: inArabic(args) })}</MessagesProvider>
);
