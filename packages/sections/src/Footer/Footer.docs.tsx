import type { PicturedRules } from '@vitrine/story-kit/rules';
import { HStack, Link } from '@vitrine/components';
import { footer, shop } from '@vitrine/northlane/shop';
import { Footer } from './Footer.js';

export const picture = <Footer shop={shop} />;

export const rules: PicturedRules = {
  do: ['Put here the links', <Footer key="do" shop={shop} groups={footer} />],
  dont: [
    'Repeat the whole menu',
    <HStack key="dont" gap={4} wrap>
      {['Bikes', 'Road', 'Touring', 'Parts', 'Wheels', 'Saddles', 'Tools', 'Pumps', 'Clothing', 'Kitchen'].map(
        (name) => (
          <Link key={name} href="#">
            {name}
          </Link>
        ),
      )}
    </HStack>,
  ],
};
