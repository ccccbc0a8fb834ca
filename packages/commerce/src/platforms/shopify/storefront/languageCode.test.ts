import { apis, officialSchema } from '../../../../scripts/codegen.js';
import { describe, expect, it } from 'vitest';
import { isEnumType } from 'graphql';
import { toLanguageCode } from './languageCode.js';

describe("the platform's code of a language", () => {
  it.each([
    ['en', 'EN'],
    ['en-US', 'EN'],
    ['de-AT', 'DE'],
    ['pt', 'PT'],
    ['pt-BR', 'PT_BR'],
    ['pt-PT', 'PT_PT'],
    ['zh', 'ZH_CN'],
    ['zh-TW', 'ZH_TW'],
    ['zh-Hant-HK', 'ZH_TW'],
    ['fil', 'FIL'],
  ])('of %s is %s', (locale, code) => {
    expect(toLanguageCode(locale)).toBe(code);
    const type = officialSchema(apis['Storefront API']).getType('LanguageCode');
    expect(isEnumType(type) && type.getValue(code)?.name).toBe(code);
  });

  it("is the shop's own without a locale", () => {
    expect(toLanguageCode(undefined)).toBeUndefined();
    expect(toLanguageCode('not a locale')).toBeUndefined();
  });
});
