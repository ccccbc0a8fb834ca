/** The page in view, as analytics may know it. */
export interface CurrentPage {
  /** Its URL, without the parameters that may be personal. */
  url: string;
  /** The URL of the page before, with the same rule. Empty without one. */
  referrer: string;
  title: string;
}

/** The parameters that name a campaign. All others may be personal: a search, an order, the secret of a mail. */
const isOfCampaign = (name: string) => /^(?:utm_\w+|gclid|msclkid|fbclid|ref)$/.test(name);

/** Returns the URL without its fragment, and with no parameters except the names of a campaign. */
export function publicUrl(href: string): string {
  const url = URL.parse(href);
  if (!url) return '';
  const kept = [...url.searchParams].filter(([name]) => isOfCampaign(name));
  const query = new URLSearchParams(kept).toString();
  return url.origin + url.pathname + (query && `?${query}`);
}

export const currentPage = (): CurrentPage => ({
  url: publicUrl(location.href),
  referrer: publicUrl(document.referrer),
  title: document.title,
});

/** Removes cookies of this host and of the domains above it, which a provider may have chosen. */
export function removeCookies(isOurs: (name: string) => boolean) {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!isOurs(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
