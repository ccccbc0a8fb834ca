'use client';
import { announce, Button, Disclosure, RichText } from '@vitrine/components';
import { RulerIcon } from '@vitrine/components/icons';
import { useState, type ComponentType } from 'react';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import { useShop } from '../shop/ShopProvider.js';
import type { SizeGuideDialogProps } from './SizeGuideDialog.js';

const loadDialog = () => import('./SizeGuideDialog.js').then(({ SizeGuideDialog }) => SizeGuideDialog);

/** How to choose a size: over the page, by script that is loaded once it is wanted; unfolded in its place before scripts run. */
export function SizeGuide({ html }: { html: string }) {
  const { messages } = useShop();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SizeGuideDialogProps>>();
  if (!isHydrated)
    return (
      <Disclosure title={messages.sizeGuide} icon={icon} variant="plain">
        <RichText html={html} />
      </Disclosure>
    );
  const open = () => {
    setOpen(true);
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setOpen(false);
        announce(messages.sizeGuideFailed);
      },
    );
  };
  return (
    <>
      <Button variant="link" size="sm" iconBefore={icon} onPress={open}>
        {messages.sizeGuide}
      </Button>
      {Dialog && <Dialog title={messages.sizeGuide} html={html} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

const icon = <RulerIcon size={18} strokeWidth={1.5} aria-hidden="true" />;
