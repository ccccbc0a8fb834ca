'use client';
import { Dialog, DialogBody, DialogHeader, RichText } from '@vitrine/components';

export interface SizeGuideDialogProps {
  title: string;
  /** Sanitised. */
  html: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A module of its own, which `SizeGuide` loads when it is pressed. */
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
