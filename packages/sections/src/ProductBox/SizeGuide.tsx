'use client';
import { announce, Button, Disclosure, RichText, useIntent, useIsHydrated } from '@vitrine/components';
import { RulerIcon } from '@vitrine/components/icons';
import { useRef, useState, type ComponentType } from 'react';
import { loadedOnce } from '../internal/loadedOnce.js';
import { useShop } from '../shop/ShopProvider.js';
import { SizeGuideRow } from './ProductBox.styles.js';
import type { SizeGuideDialogProps } from './SizeGuideDialog.js';

const sizeGuideDialog = loadedOnce(() => import('./SizeGuideDialog.js').then(({ SizeGuideDialog }) => SizeGuideDialog));

/** The size guide. It opens in a dialog, whose script loads at the first sign of use. Before scripts run it is a disclosure. */
export function SizeGuide({ html }: { html: string }) {
  const { messages } = useShop();
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useIntent(button, sizeGuideDialog.preload);
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SizeGuideDialogProps>>();
  if (!isHydrated)
    return (
      <SizeGuideRow>
        <Disclosure title={messages.sizeGuide} icon={icon} variant="plain">
          <RichText html={html} />
        </Disclosure>
      </SizeGuideRow>
    );
  const open = () => {
    setOpen(true);
    sizeGuideDialog.load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setOpen(false);
        announce(messages.sizeGuideFailed);
      },
    );
  };
  return (
    <SizeGuideRow>
      <Button ref={button} variant="link" size="sm" iconBefore={icon} onPress={open}>
        {messages.sizeGuide}
      </Button>
      {Dialog && <Dialog title={messages.sizeGuide} html={html} isOpen={isOpen} onOpenChange={setOpen} />}
    </SizeGuideRow>
  );
}

const icon = <RulerIcon size={18} strokeWidth={1.5} aria-hidden="true" />;
