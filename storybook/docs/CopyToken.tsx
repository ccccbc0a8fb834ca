import { announce, brands, theme, tokens, type BrandId } from '@vitrine/components';
import { useState } from 'react';
// From the source: the package publishes the file that it makes, and not what makes it.
import { designTokens, type TokenGroup } from '../../packages/components/src/theme/designTokens.js';

type Group = keyof typeof tokens;

const dtcg = designTokens();

/** `{ "space": { "4": … } }`; what has two colours stands in both schemes. */
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

/** Buttons that put a token on the clipboard: its value, its name in a style sheet, and itself for a design tool. */
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
