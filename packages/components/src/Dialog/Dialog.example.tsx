import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from './Dialog.js';

// Overlays are not in the server's HTML; their triggers are.
const dialog = (
  <div>
    <Button>Delete</Button>
    <Dialog isOpen onOpenChange={() => {}} role="alertdialog">
      <DialogHeader title="Delete this address?" />
      <DialogBody>It cannot be brought back.</DialogBody>
      <DialogFooter>Delete</DialogFooter>
    </Dialog>
  </div>
);

export const examples: Examples = {
  Dialog: dialog,
  DialogBody: dialog,
  DialogFooter: dialog,
  DialogHeader: dialog,
};
