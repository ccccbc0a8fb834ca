// The cookies of a rehearsed shopper. They stay here, because browsers have one set of cookies for all ports of a host.

/** A set of cookies by name. */
export function createCookies() {
  const values = new Map();
  return {
    /** Takes in the values of Set-Cookie headers. */
    take(headers) {
      for (const header of headers) {
        const [pair, ...attributes] = header.split(';');
        const name = pair.slice(0, pair.indexOf('=')).trim();
        if (attributes.some(isOver)) values.delete(name);
        else values.set(name, pair.slice(pair.indexOf('=') + 1));
      }
    },
    /** The value of the header Cookie, or undefined without cookies. */
    header: () => (values.size > 0 ? [...values].map(([name, value]) => `${name}=${value}`).join('; ') : undefined),
    clear: () => values.clear(),
  };
}

/** Returns whether an attribute of a cookie ends it. */
function isOver(attribute) {
  const [name, value = ''] = attribute.trim().split('=');
  if (/^max-age$/i.test(name)) return Number(value) <= 0;
  return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
}
