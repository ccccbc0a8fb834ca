import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withStyles } from './pageStyles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
let sheets = 0;

beforeAll(() => mkdirSync(join(folder, 'static')));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the page's style element and its other markup, for one sheet and one body. */
function styled(css: string, body: string) {
  const path = `static/${sheets++}.css`;
  writeFileSync(join(folder, path), css);
  const link = `<link rel="stylesheet" href="/_next/${path}?dpl=1" data-precedence="next"/>`;
  const page = (head: string, end: string) => `<html><head>${head}</head><body>${body}${end}</body></html>`;
  const { html, source } = withStyles(page(link, ''), folder);
  const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  return { rules, source, isWhole: html === page(`<style>${rules}</style>`, link) };
}

describe('the style element of a page', () => {
  it('replaces the links in the head, which come at the end of the page', () => {
    expect(styled('p{margin:0}', '<p>One</p>').isWhole).toBe(true);
  });

  it.each([
    ['its main picture', ' fetchPriority="high"'],
    ['its first picture, which gets a high priority', ''],
  ])('comes after %s', (_, priority) => {
    const picture = (attribute: string) => `<link rel="preload" as="image" href="/$&.jpg"${attribute}/>`;
    const path = `static/${sheets++}.css`;
    writeFileSync(join(folder, path), '');
    const sheet = `<link rel="stylesheet" href="/_next/${path}"/>`;
    const { html } = withStyles(`<head>${picture(priority)}${sheet}</head><body></body>`, folder);
    expect(html).toContain(`<head>${picture(' fetchPriority="high"')}<style>`);
  });

  it('comes after the preloads of eager pictures, the first one with a high priority', () => {
    const picture = (loading: string, src: string) =>
      `<picture class="x"><img loading="${loading}" sizes="50vw" srcSet="${src}?w=1&amp;h=2 1w" src="${src}"/></picture>`;
    const body = picture('eager', '/a.jpg') + picture('eager', '/b.jpg') + picture('lazy', '/c.jpg');
    const preload = (src: string, priority = '') =>
      `<link rel="preload" as="image" href="${src}" imageSrcSet="${src}?w=1&amp;h=2 1w" imageSizes="50vw"${priority}/>`;
    const path = `static/${sheets++}.css`;
    writeFileSync(join(folder, path), '');
    const sheet = `<link rel="stylesheet" href="/_next/${path}"/>`;
    const { html } = withStyles(`<head>${sheet}</head><body>${body}</body>`, folder);
    const first = preload('/a.jpg', ' fetchPriority="high"');
    expect(html).toBe(`<head>${first}${preload('/b.jpg')}<style></style></head><body>${body}${sheet}</body>`);
  });

  it('has the nonce of its links, for the policy of a page that is rendered for one request', () => {
    const path = `static/${sheets++}.css`;
    writeFileSync(join(folder, path), 'p{margin:0}');
    const link = `<link rel="stylesheet" href="/_next/${path}" nonce="abc"/>`;
    const { html } = withStyles(`<head>${link}</head><body></body>`, folder);
    expect(html).toBe(`<head><style nonce="abc">p{margin:0}</style></head><body>${link}</body>`);
  });

  it('is named by its hash, for the policy', () => {
    const { rules, source } = styled('p{margin:0}', '');
    expect(source).toBe(`'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
  });

  it.each([
    ['rules without a class', '[data-on] a:hover{color:red}'],
    ['rules of its classes', '.card>.name{color:red}'],
    ['rules with one selector for it', '.gone,.card{color:red}'],
    ['rules with a class that another may replace', ':where(.gone,.card) a:not(.gone){color:red}'],
    ['rules within layers and queries', '@layer a{@media (min-width:1px){.card{color:red}}}'],
    ['the order of layers', '@layer a,b;'],
    ['keyframes', '@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}'],
    ['fonts', '@font-face{font-family:a;src:local(Arial)}'],
    ['classes with other characters', String.raw`.w-1\/2{color:red}`],
  ])('has %s', (_, css) => {
    expect(styled(css, '<div class="card w-1/2"><b class="name">One</b></div>').rules).toBe(css);
  });

  it.each([
    ['rules of other classes', '.gone{color:red}'],
    ['rules of a class and another one', '.card .gone{color:red}'],
    ['empty layers and queries', '@layer a{@media (min-width:1px){.gone{color:red}}}'],
    ['rules for paper', '@media print{.card{color:red}}'],
  ])('does not have %s', (_, css) => {
    expect(styled(css, '<div class="card"></div>').rules).toBe('');
  });

  it.each([
    ['../media/a.woff2', '/_next/media/a.woff2'],
    ['"a.svg"', '"a.svg"'],
    ['/a.svg', '/a.svg'],
    ['data:image/svg+xml,a', 'data:image/svg+xml,a'],
    ['#a', '#a'],
  ])('has the file %s as %s', (url, expected) => {
    expect(styled(`p{mask:url(${url})}`, '').rules).toBe(`p{mask:url(${expected})}`);
  });

  it('does not exist without a sheet', () => {
    const html = '<html><head></head><body></body></html>';
    expect(withStyles(html, folder)).toEqual({ html, source: undefined });
  });
});
