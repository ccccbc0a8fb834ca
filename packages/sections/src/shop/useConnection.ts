'use client';
import { useSyncExternalStore } from 'react';
import type { ConnectionSnapshot } from '../state/connection/store.js';
import { useShop } from './ShopProvider.js';

/** Whether the browser has a connection, and whether an action waits for it. */
export function useConnection(): ConnectionSnapshot {
  const { connection } = useShop();
  return useSyncExternalStore(connection.subscribe, connection.getSnapshot, connection.getServerSnapshot);
}
