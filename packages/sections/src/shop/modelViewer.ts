import type { ModelItem } from '@vitrine/commerce';
import type { ComponentType } from 'react';

/** What a viewer of 3D models gets. It fills its container, which has the size of the poster and cuts off what is outside of it, such as a focus ring. */
export interface ModelViewerProps {
  /** The model: `src` is the URL of its GLB file, `details` its poster. */
  item: ModelItem;
  /** The model's name, for an accessible name. The container has it as well. */
  name: string;
  /** Shows the poster again, and moves the focus to its button. The container has a button and Escape for it. */
  close: () => void;
  /** Shows the poster again, with the sentence that the 3D view does not open. For a file that does not load, or a browser without WebGL. */
  onFailure: () => void;
}

/** Loads the shop's viewer of 3D models. After a failure, the next press calls it again. */
export type LoadModelViewer = () => Promise<ComponentType<ModelViewerProps>>;
