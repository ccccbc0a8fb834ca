import { createContext, use, type HTMLAttributes } from 'react';

/** The context of a part of a drawer or dialog. */
export interface ModalPart {
  /** For the heading: the id that names the drawer or dialog. */
  titleProps: HTMLAttributes<HTMLElement>;
  /** For the body: the id that describes an alert dialog. */
  contentProps: HTMLAttributes<HTMLElement>;
  close: () => void;
  /** Whether the content is due. Until then, a deferred one leaves its place empty. */
  hasContent: boolean;
}

export const ModalContext = createContext<ModalPart | null>(null);

/** Returns the context for a part of a drawer or dialog: how to close it, and the ids of its name and description. */
export function useModalPart(part: string, whole: string): ModalPart {
  const context = use(ModalContext);
  if (!context) {
    throw new Error(
      `${part} is outside a ${whole}, which gives it its id and its way to close. Put it inside <${whole}>.`,
    );
  }
  return context;
}
