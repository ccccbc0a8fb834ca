import type { CollectionSummary } from '@vitrine/commerce';
import { Text } from '@vitrine/components';
import { useEffect, useState } from 'react';
import { CollectionLinks } from '../CollectionLinks/CollectionLinks.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Empty, EmptyText } from './Cart.styles.js';

interface EmptyCartProps {
  /** Default: the browser reads them. */
  collections: readonly CollectionSummary[] | undefined;
  /** Whether a line was just removed, and can return. The message is then short. */
  canUndo: boolean;
}

/** Shown below the removed lines of an empty cart, or in place of its lines: a link to continue, a search, and the shop's collections. */
export function EmptyCart({ collections, canUndo }: EmptyCartProps) {
  const { messages } = useShop();
  const { close } = useCart();
  return (
    <Empty
      data-empty=""
      // A framework's link does not unload the page, so the drawer closes.
      onClick={(event) => (event.target as Element).closest('a') && close()}
    >
      <EmptyText>
        <Text size="lg">{messages.emptyCart}</Text>
        <ShopLink variant="outline" href={{ page: 'home' }}>
          {messages.startShopping}
        </ShopLink>
      </EmptyText>
      {!canUndo && (
        <>
          <SearchInput isLikely={false} onLeave={close} />
          <Collections given={collections} />
        </>
      )}
    </Empty>
  );
}

function Collections({ given }: { given: readonly CollectionSummary[] | undefined }) {
  const { messages, imageLoader } = useShop();
  const shown = useCollections(given).filter(({ image }) => image);
  if (shown.length === 0) return null;
  return <CollectionLinks title={messages.collections} collections={shown} imageLoader={imageLoader} />;
}

/** Returns the given collections. Without them, the browser reads the shop's; if that fails, there are none. */
function useCollections(given: readonly CollectionSummary[] | undefined): readonly CollectionSummary[] {
  const { commerce } = useShop();
  const [read, setRead] = useState<readonly CollectionSummary[]>([]);
  useEffect(() => {
    if (given) return;
    let isCurrent = true;
    commerce.catalog.collections().then(
      (all) => isCurrent && setRead(all),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [commerce, given]);
  return given ?? read;
}
