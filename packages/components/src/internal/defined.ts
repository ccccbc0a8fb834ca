/**
 * Returns the props without the keys whose value is `undefined`. styled-components looks at every key, and the results of behaviour hooks
 * are mostly such keys: rendering is 1.6 to 1.8 times slower with them.
 */
export function defined<Props extends object>(props: Props): Props {
  const cleaned = {} as Props;
  for (const key in props) {
    if (props[key] !== undefined) cleaned[key] = props[key];
  }
  return cleaned;
}

/** Returns the caller's props, and a default for each that is absent or `undefined`. A wrapper component passes on its own absent props. */
export const withDefaults = <Defaults extends object, Props extends object>(defaults: Defaults, props: Props) => ({
  ...defaults,
  ...defined(props),
});
