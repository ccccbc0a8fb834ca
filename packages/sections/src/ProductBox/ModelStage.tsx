import type { ModelItem } from '@vitrine/commerce';
import { XIcon } from '@vitrine/components/icons';
import { Component, type ComponentType, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { ModelViewerProps } from '../shop/modelViewer.js';
import { CloseModel, ModelRoot } from './ProductBox.styles.js';

export interface ModelStageProps {
  Viewer: ComponentType<ModelViewerProps>;
  model: ModelItem;
  name: string;
  onClose: () => void;
  onFailure: () => void;
}

/** The shop's viewer in the place of the poster. It has the focus, as the poster's button had, and all keys and drags but Tab. */
export function ModelStage({ Viewer, model, name, onClose, onFailure }: ModelStageProps) {
  const { messages } = useShop();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    // Arrow keys turn the model, and would also show the next picture.
    event.stopPropagation();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <ModelRoot
      ref={focus}
      data-model
      role="group"
      tabIndex={-1}
      aria-label={name}
      onKeyDown={onKeyDown}
      // The row would take a drag for a swipe, and the pictures a click for a wish to enlarge.
      onPointerDown={stop}
      onClick={stop}
    >
      <FailureBoundary onFailure={onFailure}>
        <Viewer item={model} name={name} close={onClose} onFailure={onFailure} />
      </FailureBoundary>
      <CloseModel aria-label={messages.closeModel} icon={<XIcon aria-hidden="true" />} onPress={onClose} />
    </ModelRoot>
  );
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** A viewer that throws ends, not the page around it. */
class FailureBoundary extends Component<{ onFailure: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch() {
    this.props.onFailure();
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
