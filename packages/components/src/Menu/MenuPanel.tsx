import { useRef, type ReactNode, type RefObject } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useFloating, usePlace, type FloatingOptions } from '../internal/Floating.js';
import { Panel, Whole } from './Menu.styles.js';

interface PanelProps {
  state: { isOpen: boolean; close: () => void };
  triggerRef: RefObject<Element | null>;
  children: ReactNode;
}

interface MenuPanelProps
  extends
    PanelProps,
    Pick<DomProps, 'className' | 'style'>,
    Pick<FloatingOptions, 'placement' | 'anchorRef' | 'besideRef'> {}

/** The overlay that shows a menu. It contains the submenus too. */
export function MenuPanel(props: MenuPanelProps) {
  if (!props.state.isOpen) return null;
  return (
    <Overlay shouldContainFocus>
      <MenuSurface {...props} />
    </Overlay>
  );
}

function MenuSurface({ state, triggerRef, placement, anchorRef, besideRef, children, ...rest }: MenuPanelProps) {
  const whole = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const { surfaceProps, dismissButton } = useFloating(
    { state, triggerRef, placement, gap: 4, isModal: true, whole, ...defined({ anchorRef, besideRef }) },
    surface,
  );
  return (
    <Whole {...defined(surfaceProps)} ref={whole}>
      <PortalProvider getContainer={() => whole.current}>
        <Panel {...defined(rest)} ref={surface}>
          {dismissButton}
          {children}
          {dismissButton}
        </Panel>
      </PortalProvider>
    </Whole>
  );
}

/** The overlay that shows a submenu. */
export function SubmenuPanel(props: PanelProps) {
  if (!props.state.isOpen) return null;
  // The whole menu manages the focus.
  return (
    <Overlay disableFocusManagement>
      <SubmenuSurface {...props} />
    </Overlay>
  );
}

function SubmenuSurface({ state, triggerRef, children }: PanelProps) {
  const surface = useRef<HTMLDivElement>(null);
  usePlace(triggerRef, surface, { placement: 'end-start', gap: 0 });
  return (
    <Panel ref={surface}>
      <DismissButton onDismiss={state.close} />
      {children}
      <DismissButton onDismiss={state.close} />
    </Panel>
  );
}
