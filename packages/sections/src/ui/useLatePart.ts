import type { LoadedOnce } from '@vitrine/components';
import { useMemo, useState } from 'react';

/** Opens content that loads on its first use. `onFailure` is called if it does not load. It must stay the same from render to render. */
export function useLatePart<Part>(source: LoadedOnce<Part>, onFailure: () => void) {
  const [part, setPart] = useState<{ loaded: Part }>();
  const [isOpen, setOpen] = useState(false);
  /** Whether it was opened before it has loaded. */
  const [isLate, setLate] = useState(false);
  const open = useMemo(() => {
    const show = (loaded: Part) => {
      setPart({ loaded });
      setOpen(true);
      setLate(false);
    };
    return () => {
      const loaded = source.get();
      if (loaded) return show(loaded);
      setLate(true);
      source.load().then(show, () => {
        setLate(false);
        onFailure();
      });
    };
  }, [source, onFailure]);
  return { Part: part?.loaded, isOpen, setOpen, isLate, open };
}
