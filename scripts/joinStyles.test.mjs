import { describe, expect, it } from 'vitest';
import { joinStyles } from './joinStyles.mjs';

const join = (code) => joinStyles(code, 'Button.styles.ts');

describe('joinStyles', () => {
  it('makes the pieces of a template one string', () => {
    expect(join('const Root = styled.button.withConfig({ componentId: "a" })`color:${theme.ink};`;')).toBe(
      'const Root = styled.button.withConfig({ componentId: "a" })([`color:${theme.ink};`]);',
    );
  });

  it('does so for fragments, and for several in a file', () => {
    expect(join('const look = css`color:${ink};`; const Root = styled(Button)`${look}`;')).toBe(
      'const look = css([`color:${ink};`]); const Root = styled(Button)([`${look}`]);',
    );
  });

  it('leaves a template with keyframes as it is, and all others', () => {
    const code =
      'const turn = keyframes`to{rotate:1turn;}`; const Ring = styled.span`animation:${turn} 1s;`; String.raw`a`;';
    expect(join(code)).toBe(code);
  });

  it('finds its place after text of several code units', () => {
    expect(join('/* 🚲 é */ const Root = styled.a`color:${ink};`;')).toBe(
      '/* 🚲 é */ const Root = styled.a([`color:${ink};`]);',
    );
  });

  it('refuses what would be lost without a word', () => {
    expect(() => join('const turn = keyframes`to{}`; const look = css`animation:${turn};`;')).toThrow(
      "Button.styles.ts: keyframes can only be used in a component's own styles.",
    );
    expect(() => join('const Root = styled.a`color:${(props) => props.color};`;')).toThrow(
      'Button.styles.ts: styles are static.',
    );
  });
});
