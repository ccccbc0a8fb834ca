import { Heading } from '@vitrine/components';
import { ForeignWords, type ShopSettings } from '@vitrine/sections';

/** The settings that `ShopProvider` takes. */
export const shop: ShopSettings = { name: 'Harbour & Mill', foreignWords: { Straßenmütze: 'de' } };

/** Screen readers pronounce the first word in German. */
export const Name = () => (
  <Heading level={2}>
    <ForeignWords>Straßenmütze, dark blue</ForeignWords>
  </Heading>
);
