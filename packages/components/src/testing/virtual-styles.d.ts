declare module 'virtual:styles' {
  /** What each `*.styles.ts` exports, by its path. Made by `bundle.ts`. */
  export const styles: Record<string, Record<string, unknown>>;
}
