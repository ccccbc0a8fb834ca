// Stands for `@vitrine/story-kit/platform` where stories are rendered outside of a browser.
import { use, type ComponentType, type ReactNode } from 'react';
import type { Commerce } from '@vitrine/commerce';
import { Container, theme } from '@vitrine/components';
import { useShop } from '@vitrine/sections';

/** The space around a section on a docs page. */
export const withPage = (Story: ComponentType) => (
  <Container constrainContent>
    <div style={{ paddingBlock: theme.space[8] }}>
      <Story />
    </div>
  </Container>
);

interface ReadShopProps<Data> {
  read: (commerce: Commerce) => Promise<Data | undefined>;
  children: (data: Data) => ReactNode;
}

/** Reads from the shop, for which the rendering waits. */
export function ReadShop<Data>({ read, children }: ReadShopProps<Data>) {
  const data = use(read(useShop().commerce));
  return data === undefined ? null : children(data);
}

/** For stories that change a shop while they play. */
export const setStock = () => undefined;
export const channelOf = () => 'text';
