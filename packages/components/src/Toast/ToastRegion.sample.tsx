'use client';
import { Button, toastQueue, ToastRegion } from '@vitrine/components';

/** The region is once in the layout. Any script of the page adds to the queue. */
export const Page = () => (
  <>
    <Button onPress={() => toastQueue.add({ tone: 'success', title: 'Added to your cart' })}>Add to Cart</Button>
    <ToastRegion />
  </>
);
