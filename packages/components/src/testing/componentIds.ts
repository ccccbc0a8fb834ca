import { isStyledComponent } from 'styled-components';
import { styles } from 'virtual:styles';

/** The id, which its class begins with, of every styled component, by its file and name. */
export function componentIds(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(styles).flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        isStyledComponent(value) && 'styledComponentId' in value
          ? [[`${file} ${name}`, String(value.styledComponentId)]]
          : [],
      ),
    ),
  );
}
