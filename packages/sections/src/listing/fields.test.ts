// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { differs, showView } from './fields.js';

const form = document.createElement('form');
document.body.append(form);

const field = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;
const size = (value: string) => form.querySelector<HTMLInputElement>(`[name="size"][value="${value}"]`)!;

beforeEach(() => {
  form.innerHTML = `
    <input type="checkbox" name="size" value="S" /><input type="checkbox" name="size" value="M" />
    <input name="price-min" /><input name="price-max" />
    <select name="sort"><option value="">Featured</option><option value="newest">Newest</option></select>
    <input type="hidden" name="brand" value="skerry" />`;
});

describe('the fields of a list', () => {
  it('show a query', () => {
    showView(form, 'size=M&price-min=100&sort=newest', ['']);
    expect([size('S').checked, size('M').checked]).toEqual([false, true]);
    expect([field('price-min').value, field('price-max').value]).toEqual(['100', '']);
    expect(field('sort').value).toBe('newest');
    showView(form, '', ['size=M&price-min=100&sort=newest']);
    expect(size('M').checked).toBe(false);
    expect([field('price-min').value, field('sort').value]).toEqual(['', '']);
  });

  it('keep a choice and a text that are not sent yet', () => {
    size('S').checked = true;
    field('price-min').value = '100';
    field('price-max').value = '25';
    showView(form, 'price-min=100', ['', 'price-min=100']);
    expect(size('S').checked).toBe(true);
    expect([field('price-min').value, field('price-max').value]).toEqual(['100', '25']);
  });

  it("show a sent price in the list's format", () => {
    field('price-min').value = '100.0';
    showView(form, 'price-min=100', ['', 'price-min=100.0']);
    expect(field('price-min').value).toBe('100');
  });

  it('differ from a query after a choice, and after a text whose field has lost the focus', () => {
    expect(differs(form, '')).toBe(false);
    field('price-min').focus();
    field('price-min').value = '100';
    expect(differs(form, '')).toBe(false);
    field('price-min').blur();
    expect(differs(form, '')).toBe(true);
    expect(differs(form, 'price-min=100')).toBe(false);
    size('M').checked = true;
    expect(differs(form, 'price-min=100')).toBe(true);
  });
});
