'use client';
import { Dialog, DialogBody, DialogHeader, RichText } from '@vitrine/components';

export interface SizeGuideDialogProps {
  title: string;
  /** The content as sanitised HTML. */
  html: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog of the size guide. A separate module, which `SizeGuide` loads on use. */
export function SizeGuideDialog({ title, html, ...rest }: SizeGuideDialogProps) {
  return (
    <Dialog {...rest}>
      <DialogHeader title={title} />
      <DialogBody>
        <RichText html={html} />
      </DialogBody>
    </Dialog>
  );
}
