'use client';
import { Button, Dialog, DialogBody, DialogFooter, DialogHeader, Text } from '@vitrine/components';
import { useState } from 'react';

export function SizeGuide() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Size guide</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen}>
        <DialogHeader title="Size guide" closeLabel="Close size guide" />
        <DialogBody>
          <Text>Measure around the widest part of the head, a finger above the brows.</Text>
        </DialogBody>
        <DialogFooter>
          <Button isFullWidth onPress={() => setOpen(false)}>
            Choose a size
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
