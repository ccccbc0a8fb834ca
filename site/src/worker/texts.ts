/** The worker's own texts. It has no React and no shop, so it cannot take theirs. */
interface WorkerTexts {
  /** `{time}` stands for the time at which the page was loaded. */
  oldPage: string;
  loadAgain: string;
  noConnection: string;
  notKept: string;
  /** `{time}` stands for the time at which the cart was read. */
  oldCart: string;
  notHere: string;
  tryAgain: string;
  startPage: string;
}

const english: WorkerTexts = {
  oldPage: 'This page is from {time}. Prices and stock may have changed.',
  loadAgain: 'Load it again',
  noConnection: 'No connection',
  notKept: 'The shop cannot be reached right now, and this page is not kept on this device. Your cart is kept.',
  oldCart: 'Your cart as of {time}',
  notHere: 'Prices, changes and the checkout need a connection.',
  tryAgain: 'Try again',
  startPage: 'Back to the start page',
};

const texts: Record<string, WorkerTexts> = {
  en: english,
  ar: {
    oldPage: 'هذه الصفحة محفوظة منذ {time}. ربما تغيّرت الأسعار والكميات المتوفرة.',
    loadAgain: 'إعادة تحميلها',
    noConnection: 'لا يوجد اتصال',
    notKept: 'لا يمكن الوصول إلى المتجر الآن، وهذه الصفحة غير محفوظة على هذا الجهاز. سلة مشترياتك محفوظة.',
    oldCart: 'سلة مشترياتك كما كانت في {time}',
    notHere: 'الأسعار والتغييرات وإتمام الشراء تحتاج إلى اتصال.',
    tryAgain: 'إعادة المحاولة',
    startPage: 'العودة إلى صفحة البداية',
  },
  de: {
    oldPage: 'Diese Seite ist vom {time}. Preise und Bestände können sich geändert haben.',
    loadAgain: 'Neu laden',
    noConnection: 'Keine Verbindung',
    notKept:
      'Der Shop ist gerade nicht erreichbar, und diese Seite ist auf diesem Gerät nicht gespeichert. Der Warenkorb bleibt erhalten.',
    oldCart: 'Ihr Warenkorb vom {time}',
    notHere: 'Preise, Änderungen und die Kasse brauchen eine Verbindung.',
    tryAgain: 'Erneut versuchen',
    startPage: 'Zur Startseite',
  },
  es: {
    oldPage: 'Esta página es del {time}. Los precios y las existencias pueden haber cambiado.',
    loadAgain: 'Volver a cargarla',
    noConnection: 'Sin conexión',
    notKept:
      'Ahora no se puede acceder a la tienda, y esta página no está guardada en este dispositivo. Tu carrito se conserva.',
    oldCart: 'Tu carrito del {time}',
    notHere: 'Los precios, los cambios y el pago necesitan conexión.',
    tryAgain: 'Intentar de nuevo',
    startPage: 'Volver a la página de inicio',
  },
  fr: {
    oldPage: 'Cette page date du {time}. Les prix et les stocks peuvent avoir changé.',
    loadAgain: 'La recharger',
    noConnection: 'Pas de connexion',
    notKept:
      'La boutique est injoignable pour le moment, et cette page n’est pas enregistrée sur cet appareil. Votre panier est conservé.',
    oldCart: 'Votre panier du {time}',
    notHere: 'Les prix, les modifications et le paiement nécessitent une connexion.',
    tryAgain: 'Réessayer',
    startPage: 'Retour à la page d’accueil',
  },
  ja: {
    oldPage: 'このページは{time}のものです。価格と在庫は変わっている可能性があります。',
    loadAgain: '再読み込み',
    noConnection: '接続がありません',
    notKept: '現在ショップに接続できません。このページはこの端末に保存されていません。カートの中身は保存されています。',
    oldCart: '{time}時点のカート',
    notHere: '価格の表示、変更、購入手続きには接続が必要です。',
    tryAgain: '再試行',
    startPage: 'トップページに戻る',
  },
};

interface ChosenTexts extends WorkerTexts {
  /** BCP 47: 'de-AT' */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Returns the texts in the first of these languages that has some. Default: English. */
export function textsIn(languages: readonly string[]): ChosenTexts {
  const own = (language: string) => language.toLowerCase().split('-')[0] ?? '';
  const language = languages.find((wanted) => Object.hasOwn(texts, own(wanted))) ?? 'en';
  return {
    ...(texts[own(language)] ?? english),
    language,
    direction: own(language) === 'ar' ? 'rtl' : 'ltr',
  };
}
