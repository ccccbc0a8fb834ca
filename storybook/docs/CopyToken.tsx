import { announce, brands, theme, tokens, type BrandId } from '@vitrine/components';
import { useState } from 'react';
// From the source: the package publishes the generated file, not its generator.
import { designTokens, type TokenGroup } from '../../packages/components/src/theme/designTokens.js';

type Group = keyof typeof tokens;

const dtcg = designTokens();

/** Writes a token in DTCG: `{ "space": { "4": … } }`. A token with two colours is in both schemes. */
function inDtcg(brand: BrandId, group: Group, name: string): string {
  const all = (dtcg[brand] as TokenGroup)[group] as TokenGroup;
  const token =
    name in all
      ? { [name]: all[name] }
      : Object.fromEntries(['light', 'dark'].map((scheme) => [scheme, { [name]: (all[scheme] as TokenGroup)[name] }]));
  return JSON.stringify({ [group]: token }, null, 2);
}

interface CopyTokenProps {
  /** Default: 'northlane'. */
  brand?: BrandId;
  group: Group;
  name: string;
}

/** Buttons that copy a token to the clipboard: its value, its name for style sheets, and its DTCG for design tools. */
export function CopyToken({ brand = 'northlane', group, name }: CopyTokenProps) {
  const [copied, setCopied] = useState<string>();
  const own: Partial<Record<string, string>> = { ...tokens[group], ...brands[brand].tokens[group] };
  const names: Partial<Record<string, string>> = theme[group];
  const forms = { Value: own[name] ?? '', CSS: names[name] ?? '', DTCG: inDtcg(brand, group, name) };
  const copy = async (form: keyof typeof forms) => {
    await navigator.clipboard.writeText(forms[form]);
    setCopied(form);
    announce(`Copied ${name}`, 'polite');
  };
  return (
    <span className="copy-token" onBlur={() => setCopied(undefined)}>
      {(Object.keys(forms) as (keyof typeof forms)[]).map((form) => (
        <button key={form} type="button" aria-label={`Copy ${group} ${name}: ${form}`} onClick={() => void copy(form)}>
          {copied === form ? 'Copied' : form}
        </button>
      ))}
    </span>
  );
}
