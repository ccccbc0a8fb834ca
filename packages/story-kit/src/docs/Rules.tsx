import { Markdown } from '@storybook/addon-docs/blocks';
import { CheckIcon, XIcon } from '@vitrine/components/icons';
import { lazy, Suspense, type ReactNode } from 'react';
import { componentDocs } from './componentDocs.js';
import { PictureShop } from '../shop/PictureShop.js';
import type { PicturedRule } from '../samples/rules.js';
import { withLinks } from './links.js';
import { lookOf, StoryLook } from '../look/theme.js';
import { useGlobals } from './useGlobals.js';

interface RulesInPicturesProps {
  /** The component's name. */
  name: string;
  dos: readonly string[];
  donts: readonly string[];
  /** The zoom of the pictures. */
  zoom: number;
}

/** The dos beside the don'ts: a picture of one rule on each side, and all rules in words. */
export function RulesInPictures({ name, dos, donts, zoom }: RulesInPicturesProps) {
  const pair = componentDocs.get(name)?.rules;
  return (
    <div className="do-and-dont">
      <Rules kind="do" name={name} rules={dos} pictured={pair?.do} zoom={zoom} />
      <Rules kind="dont" name={name} rules={donts} pictured={pair?.dont} zoom={zoom} />
    </div>
  );
}

interface RulesProps extends Pick<RulesInPicturesProps, 'name' | 'zoom'> {
  kind: 'do' | 'dont';
  rules: readonly string[];
  pictured: PicturedRule | undefined;
}

function Rules({ kind, name, rules, pictured, zoom }: RulesProps) {
  if (rules.length === 0) return null;
  const [start, picture] = pictured ?? [];
  const isShown = (rule: string) => start !== undefined && rule.startsWith(start);
  const ordered = [...rules.filter(isShown), ...rules.filter((rule) => !isShown(rule))];
  return (
    <div className="rules" data-kind={kind}>
      {picture && <Picture zoom={zoom}>{picture}</Picture>}
      <strong>
        {kind === 'do' ? <CheckIcon /> : <XIcon />}
        {kind === 'do' ? 'Do' : 'Don’t'}
      </strong>
      <Markdown>{ordered.map((text) => `- ${withLinks(text, name)}`).join('\n')}</Markdown>
    </div>
  );
}

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
