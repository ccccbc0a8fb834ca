import { Switch } from '@vitrine/components';
import { useState } from 'react';

/** Lets the reader override the system's scheme: with `data-theme` on the document, or on any part of it. */
export function DarkMode() {
  const [isDark, setDark] = useState(false);
  return (
    <Switch
      label="Dark"
      isSelected={isDark}
      onChange={(isSelected) => {
        setDark(isSelected);
        document.documentElement.dataset.theme = isSelected ? 'dark' : 'light';
      }}
    />
  );
}
