type Rgba = [red: number, green: number, blue: number, alpha: number];

/** Parses a computed colour: `rgb(…)`, `rgba(…)` or `color(srgb …)`. */
function parse(color: string): Rgba {
  const numbers = (color.match(/[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return color.startsWith('color(') ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
}

/** Returns whether a colour is drawn at all. */
export const isOpaque = (color: string) => parse(color)[3] > 0;

const over = ([red, green, blue, alpha]: Rgba, below: Rgba): Rgba => [
  red * alpha + below[0] * (1 - alpha),
  green * alpha + below[1] * (1 - alpha),
  blue * alpha + below[2] * (1 - alpha),
  1,
];

function luminance(color: Rgba) {
  const [red = 0, green = 0, blue = 0] = color
    .slice(0, 3)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes the backgrounds behind an element, in their order and on white. */
function ground(element: Element): Rgba {
  const behind: Rgba[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    const color = parse(getComputedStyle(one).backgroundColor);
    if (color[3] > 0) behind.push(color);
    if (color[3] === 1) break;
  }
  return behind.reduceRight((below, color) => over(color, below), [255, 255, 255, 1]);
}

/** Returns the contrast of a colour with the background of the element, as WCAG defines it: 1 to 21. */
export const contrastWith = (element: Element, color: string) => contrast(color, ground(element));

/** Returns whether a picture is behind the element, or the element is translucent. Its background is unknown then. */
export function hasPictureBehind(element: Element) {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundImage, backgroundColor, opacity } = getComputedStyle(one);
    if (backgroundImage !== 'none' || opacity !== '1') return true;
    if (parse(backgroundColor)[3] === 1) return false;
  }
  return false;
}

/** Returns the contrast of a colour with the colour at a point of the screen. Undefined for a picture, or a point off the screen. */
export function contrastAt(x: number, y: number, color: string): number | undefined {
  const painted = document
    .elementsFromPoint(x, y)
    .find((one) => isPicture(one) || isOpaque(getComputedStyle(one).backgroundColor));
  if (!painted || isPicture(painted) || hasPictureBehind(painted)) return undefined;
  return contrast(color, ground(painted));
}

const isPicture = (element: Element) =>
  element.matches('img, svg, picture, video, canvas') || getComputedStyle(element).backgroundImage !== 'none';

function contrast(color: string, below: Rgba) {
  const [light = 0, dark = 0] = [luminance(over(parse(color), below)), luminance(below)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
