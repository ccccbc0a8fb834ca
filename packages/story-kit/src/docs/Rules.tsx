import { Markdown } from '@storybook/addon-docs/blocks';
import { CheckIcon, XIcon } from '@vitrine/components/icons';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Rule } from './componentDocs.js';
import { PictureShop } from '../shop/PictureShop.js';
import { bullets, textsOf } from './reference.js';
import { withLinks } from './links.js';
import { lookOf, StoryLook } from '../look/theme.js';
import { useGlobals } from './useGlobals.js';

interface RulesInPicturesProps {
  /** The component's name. */
  name: string;
  dos: readonly Rule[];
  donts: readonly Rule[];
  /** The zoom of the pictures. */
  zoom: number;
}

/** The dos beside the don'ts: the pictures of each side, and all its rules in words. */
export const RulesInPictures = ({ dos, donts, ...props }: RulesInPicturesProps) => (
  <div className="do-and-dont">
    <Rules kind="do" rules={dos} {...props} />
    <Rules kind="dont" rules={donts} {...props} />
  </div>
);

interface RulesProps extends Pick<RulesInPicturesProps, 'name' | 'zoom'> {
  kind: 'do' | 'dont';
  rules: readonly Rule[];
}

const Rules = ({ kind, name, rules, zoom }: RulesProps) => (
  <div className="rules" data-kind={kind}>
    {rules.map(
      ({ text, picture }) =>
        picture && (
          <Picture key={text} zoom={zoom}>
            {picture}
          </Picture>
        ),
    )}
    <strong>
      {kind === 'do' ? <CheckIcon /> : <XIcon />}
      {kind === 'do' ? 'Do' : 'Don’t'}
    </strong>
    <Markdown>{withLinks(bullets(textsOf(rules)), name)}</Markdown>
  </div>
);

const ArabicPicture = lazy(() =>
  import('./ArabicPicture.js').then(({ ArabicPicture }) => ({ default: ArabicPicture })),
);

/** An inert picture, since a don't must not be usable. From right to left it is in Arabic. */
function Picture({ zoom, children }: { zoom: number; children: ReactNode }) {
  const globals = useGlobals();
  return (
    <div inert className="rule-picture sb-unstyled">
      <StoryLook {...lookOf(globals)}>
        <PictureShop channel="rules">
          <div style={{ zoom }}>
            <Suspense>{globals.direction === 'rtl' ? <ArabicPicture>{children}</ArabicPicture> : children}</Suspense>
          </div>
        </PictureShop>
      </StoryLook>
    </div>
  );
}
