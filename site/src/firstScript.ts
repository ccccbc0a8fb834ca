import { deviceFontScript } from './deviceFonts';
import { earlyPressScript } from './earlyPresses';

/** The script at the beginning of the page. It is a text, since the policy of personal pages contains its hash. */
export const firstScript = `${earlyPressScript};${deviceFontScript}`;
