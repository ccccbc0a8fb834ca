/**
 * An inline script at the beginning of the page. While our fonts load, Firefox loads no other font for the same text, not even one of the device: its texts
 * would show in a font of other widths. So this script loads the device's fonts in our widths: see `app/fallbackFonts.css`.
 */
export const deviceFontScript = `if(CSS.supports('-moz-appearance','none'))for(const font of document.fonts)if(/^(body|heading)-/.test(font.family))font.load().catch(()=>{})`;
