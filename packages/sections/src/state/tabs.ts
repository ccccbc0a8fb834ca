/** Sends messages to the shopper's other tabs. Does nothing in a browser without BroadcastChannel. */
export interface Tabs<Message> {
  /** @param follow Called with each message of another tab. */
  open: (follow: (message: Message) => void) => void;
  send: (message: Message) => void;
  close: () => void;
}

/**
 * Connects the tabs with the same name. A page that the shopper leaves closes its connection: browsers store no page with an open one, so
 * the way back would load it again. Shown again, it opens the connection; it has missed the messages until then.
 *
 * @param name Tabs with the same name share their messages.
 */
export function createTabs<Message>(name: string): Tabs<Message> {
  let channel: BroadcastChannel | undefined;
  const page = typeof window === 'undefined' ? undefined : window;
  let follow: ((message: Message) => void) | undefined;
  const connect = () => {
    channel ??= new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Message>) => follow?.(data);
  };
  const disconnect = () => {
    channel?.close();
    channel = undefined;
  };
  return {
    open(given) {
      if (typeof BroadcastChannel === 'undefined') return;
      follow = given;
      connect();
      page?.addEventListener('pagehide', disconnect);
      page?.addEventListener('pageshow', connect);
    },
    send: (message) => channel?.postMessage(message),
    close() {
      disconnect();
      page?.removeEventListener('pagehide', disconnect);
      page?.removeEventListener('pageshow', connect);
    },
  };
}
