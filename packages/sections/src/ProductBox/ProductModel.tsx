import type { ModelItem, Product } from '@vitrine/commerce';
import { announce, formatMessage, loadedOnce, Spinner, useIntent } from '@vitrine/components';
import { BoxIcon } from '@vitrine/components/icons';
import { useRef, useState, type ComponentType } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { ModelViewerProps } from '../shop/modelViewer.js';
import { Picture, type PictureProps } from '../ui/Picture.js';
import type { ModelStageProps } from './ModelStage.js';
import { FilmRoot, ModelNotes, ModelStart } from './ProductBox.styles.js';

const stage = loadedOnce(() => import('./ModelStage.js').then(({ ModelStage }) => ModelStage));

interface ProductModelProps extends Omit<PictureProps, 'image' | 'imageLoader' | 'alt'> {
  product: Product;
  model: ModelItem;
  /** Whether its slide is in view. A viewer that leaves it ends: it would keep the graphics processor busy. */
  isCurrent: boolean;
}

interface Loaded {
  Stage: ComponentType<ModelStageProps>;
  Viewer: ComponentType<ModelViewerProps>;
}

/** A 3D model behind its poster. A press loads the shop's viewer; until then, nothing but the poster loads. */
export function ProductModel({ product, model, isCurrent, ...picture }: ProductModelProps) {
  const { messages, imageLoader, loadModelViewer } = useShop();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (loaded && !isCurrent) setLoaded(undefined);
  const root = useRef<HTMLDivElement>(null);
  useIntent(root, stage.preload);
  const returnsFocus = useRef(false);
  const focusAgain = (button: HTMLButtonElement | null) => {
    if (button && returnsFocus.current) button.focus({ preventScroll: true });
    if (button) returnsFocus.current = false;
  };
  const close = () => {
    returnsFocus.current = true;
    setLoaded(undefined);
  };
  const fail = () => {
    setFailed(true);
    announce(messages.modelFailed, 'polite');
  };
  const endWithFailure = () => {
    fail();
    close();
  };
  const view = async () => {
    if (isBusy || !loadModelViewer) return;
    setBusy(true);
    setFailed(false);
    announce(messages.loadingModel, 'polite');
    try {
      const [Stage, Viewer] = await Promise.all([stage.load(), loadModelViewer()]);
      setLoaded({ Stage, Viewer });
    } catch {
      fail();
    }
    setBusy(false);
  };
  const name = model.details.alt ?? product.name;
  return (
    <FilmRoot ref={root}>
      <Picture {...picture} image={model.details} imageLoader={imageLoader} alt="" />
      {loaded ? (
        <loaded.Stage Viewer={loaded.Viewer} model={model} name={name} onClose={close} onFailure={endWithFailure} />
      ) : (
        <>
          <ModelStart
            ref={focusAgain}
            type="button"
            aria-label={formatMessage(messages.viewModel, { name })}
            onClick={() => void view()}
          >
            {isBusy ? <Spinner size="md" label="" /> : <BoxIcon size={28} aria-hidden="true" />}
          </ModelStart>
          <ModelNotes>
            {hasFailed && <strong>{messages.modelFailed}</strong>}
            <span aria-hidden="true">{isBusy ? messages.loadingModel : messages.viewIn3d}</span>
          </ModelNotes>
        </>
      )}
    </FilmRoot>
  );
}
