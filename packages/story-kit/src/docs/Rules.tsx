import { Markdown } from '@storybook/addon-docs/blocks';
import { CheckIcon, XIcon } from '@vitrine/components/icons';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Rule } from './componentDocs.js';
import { bullets, textsOf } from './reference.js';
import { withLinks } from './links.js';
import { lookOf, StoryLook } from '../look/theme.js';
import { useGlobals } from './useGlobals.js';

interface RulesInPicturesProps {
  /** The component's name. */
  name: string;
  dos: readonly Rule[];
  donts: readonly Rule[];
  /** Whether the pictures show a section, which needs a shop. It is wide, so it is drawn smaller. */
  isSection: boolean;
}

/** The dos beside the don'ts: the pictures of each side, and all its rules in words. */
export const RulesInPictures = ({ dos, donts, ...props }: RulesInPicturesProps) => (
  <div className="do-and-dont">
    <Rules kind="do" rules={dos} {...props} />
    <Rules kind="dont" rules={donts} {...props} />
  </div>
);

interface RulesProps extends Pick<RulesInPicturesProps, 'name' | 'isSection'> {
  kind: 'do' | 'dont';
  rules: readonly Rule[];
}

const Rules = ({ kind, name, rules, isSection }: RulesProps) => (
  <div className="rules" data-kind={kind}>
    {rules.map(
      ({ text, picture }) =>
        picture && (
          <Picture key={text} isSection={isSection}>
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

const ArabicPicture = lazy(async () => ({ default: (await import('./ArabicPicture.js')).ArabicPicture }));
const PictureShop = lazy(async () => ({ default: (await import('../shop/PictureShop.js')).PictureShop }));

/** An inert picture, since a don't must not be usable. From right to left it is in Arabic. */
function Picture({ isSection, children }: { isSection: boolean; children: ReactNode }) {
  const globals = useGlobals();
  const inItsLanguage = globals.direction === 'rtl' ? <ArabicPicture>{children}</ArabicPicture> : children;
  return (
    <div inert className="rule-picture sb-unstyled">
      <StoryLook {...lookOf(globals)}>
        <Suspense>
          {isSection ? (
            <PictureShop channel="rules">
              <div style={{ zoom: 0.6 }}>{inItsLanguage}</div>
            </PictureShop>
          ) : (
            inItsLanguage
          )}
        </Suspense>
      </StoryLook>
    </div>
  );
}
