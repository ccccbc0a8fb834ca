'use client';
import { useIsHydrated } from '@vitrine/components';
import {
  Activity,
  createElement,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createSleep } from './islandSleep';
import styles from './island.module.css';
import { useIsShown } from './useIsShown';

interface IslandOptions<Props> {
  /** Loads the component of the part. */
  load: () => Promise<ComponentType<Props>>;
  /** On the way from page to page it is shown first, in the place of the part, until that is loaded and rendered. Default: the page waits. */
  preview?: (props: Props) => ReactNode;
}

/**
 * A part of a page whose HTML comes with the page and whose script comes later: when the browser is idle, or at the first sign of use.
 * On the way from page to page, where the browser has no HTML of it, it is loaded at once. Props that change before the script is there
 * take the HTML away until it is: let them be those of the page.
 */
export function island<Props extends object>({ load: fetchPart, preview }: IslandOptions<Props>) {
  let loaded: ComponentType<Props> | undefined;
  let arriving: Promise<ComponentType<Props>> | undefined;
  const load = () =>
    (arriving ??= fetchPart().then(
      (part) => (loaded = part),
      (error: unknown) => {
        // It is tried again.
        arriving = undefined;
        throw error;
      },
    ));

  function Part({ arrival, props }: { arrival: Promise<ComponentType<Props>> | undefined; props: Props }) {
    // What is there needs no waiting.
    return createElement(loaded ?? use(arrival ?? load()), props);
  }

  return function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    const isHydrated = useIsHydrated();
    const isPreviewed = !useIsShown() && preview !== undefined;
    const [sleep] = useState(() => (isHydrated ? undefined : createSleep(load)));
    useEffect(() => (root.current ? sleep?.listen(root.current) : undefined), [sleep]);
    // The same element for the same props: another one would count as a change.
    const content = useMemo(() => {
      if (!sleep) {
        // In the transition that follows it stays while the part is loaded.
        return isPreviewed ? preview(props) : <Part arrival={undefined} props={props} />;
      }
      return (
        // In the HTML it stands in its place, however long it is; that of a Suspense would be put there by script.
        <Activity>
          <Part arrival={typeof window === 'undefined' ? undefined : sleep.part} props={props} />
          <Awake onAwake={sleep.end} />
        </Activity>
      );
    }, [sleep, isPreviewed, props]);
    return (
      <div ref={root} className={styles.island} aria-busy={(!sleep && isPreviewed) || undefined}>
        {content}
      </div>
    );
  };
}

/** Says when the part beside it can be used. */
function Awake({ onAwake }: { onAwake: () => void }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) onAwake();
  }, [isHydrated, onAwake]);
  return null;
}
