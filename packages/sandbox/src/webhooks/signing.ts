const bytesOf = (text: string) => new TextEncoder().encode(text);

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Returns the HMAC-SHA256 of the text, as base64. */
export async function hmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  return base64(await crypto.subtle.sign('HMAC', key, bytesOf(text)));
}

/** Returns the SHA-1 of the text, in hexadecimal digits. */
export async function sha1(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', bytesOf(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
