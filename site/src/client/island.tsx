'use client';
import { useIsHydrated } from '@vitrine/components';
import {
  Activity,
  createElement,
  use,
  useEffect,
  useEffectEvent,
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
  /** Shown in place of the part after client-side navigation, until the part is loaded and rendered. Default: the page waits. */
  preview?: (props: Props) => ReactNode;
  /** A hook that stands in for the part while only its HTML is there. `wake` loads the part without a sign of use. */
  useGlance: (props: Props, wake: () => void) => void;
}

/**
 * Creates a part of a page whose HTML comes with the page and whose script comes at the first sign of use: a visit that only looks does
 * not load it. After client-side navigation, the browser has no HTML of the part and loads the script at once. Props that change before the script
 * is there remove the HTML until it is: pass props that stay the same on a page.
 */
export function island<Props extends object>({ load: fetchPart, preview, useGlance }: IslandOptions<Props>) {
  let loaded: ComponentType<Props> | undefined;
  let arriving: Promise<ComponentType<Props>> | undefined;
  const load = () =>
    (arriving ??= fetchPart().then(
      (part) => (loaded = part),
      (error: unknown) => {
        // The next call tries again.
        arriving = undefined;
        throw error;
      },
    ));

  function Part({ arrival, props }: { arrival: Promise<ComponentType<Props>> | undefined; props: Props }) {
    // A loaded part renders without waiting.
    return createElement(loaded ?? use(arrival ?? load()), props);
  }

  function Glance({ props, wake }: { props: Props; wake: () => void }) {
    useGlance(props, wake);
    return null;
  }

  return function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    const isHydrated = useIsHydrated();
    const isPreviewed = !useIsShown() && preview !== undefined;
    const [sleep] = useState(() => (isHydrated ? undefined : createSleep(load)));
    const [isAsleep, setAsleep] = useState(sleep !== undefined);
    useEffect(() => (root.current ? sleep?.listen(root.current) : undefined), [sleep]);
    // Keeps the element while the props are the same: a new one would count as a change.
    const content = useMemo(() => {
      if (!sleep) {
        // The preview stays in the following transition, while the part loads.
        return isPreviewed ? preview(props) : <Part arrival={undefined} props={props} />;
      }
      return (
        // The part's HTML is in its place, however long it is. With Suspense, a script would move long HTML there.
        <Activity>
          <Part arrival={typeof window === 'undefined' ? undefined : sleep.part} props={props} />
          <Awake
            onAwake={() => {
              sleep.end();
              setAsleep(false);
            }}
          />
        </Activity>
      );
    }, [sleep, isPreviewed, props]);
    return (
      <>
        {sleep && isAsleep && isHydrated && <Glance props={props} wake={sleep.wake} />}
        <div ref={root} className={styles.island} aria-busy={(!sleep && isPreviewed) || undefined}>
          {content}
        </div>
      </>
    );
  };
}

/** Calls `onAwake` when the part beside it is hydrated. */
function Awake({ onAwake }: { onAwake: () => void }) {
  const isHydrated = useIsHydrated();
  const awake = useEffectEvent(onAwake);
  useEffect(() => {
    if (isHydrated) awake();
  }, [isHydrated]);
  return null;
}
