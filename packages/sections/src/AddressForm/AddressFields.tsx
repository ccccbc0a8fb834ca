'use client';
import {
  type addressFieldNames,
  countries as countriesIn,
  noState,
  stateIn,
  statesOf,
  type AddressInput,
  type Country,
} from '@vitrine/commerce';
import { Button, Input, NativeSelect, useIsHydrated, type InputProps } from '@vitrine/components';
import { useMemo, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { Fields } from './AddressForm.styles.js';

export interface AddressFieldsProps extends RootProps<HTMLDivElement> {
  /**
   * `'compact'` has no names, company and phone, for a form that has those fields itself or does not need them. Default: `'full'`.
   */
  mode?: 'full' | 'compact';
  /**
   * All countries with the server's names for them, from `countries(locale)` of `@vitrine/commerce`: servers and browsers name some countries
   * differently. Default: the browser's names, and the codes until scripts run.
   */
  countries?: readonly Country[] | undefined;
  /** The initial values. Default: none. */
  defaultValue?: Partial<AddressInput> | undefined;
}

type Name = (typeof addressFieldNames)[number];

/** Every platform requires these. */
const alwaysRequired: readonly Name[] = ['countryCode', 'city', 'zip', 'address1'];

/**
 * The fields of an address in pairs, for a `Form`. The country is first, because the states depend on it. Without scripts, a button sends the
 * form with `intent` 'states', and the server renders it again with the states of the country. The field `provinceOf` then shows whether the
 * chosen state belongs to the country.
 */
export function AddressFields({ mode = 'full', countries, defaultValue = {}, ...root }: AddressFieldsProps) {
  const { messages, commerce } = useShop();
  const required: readonly string[] = [...alwaysRequired, ...commerce.capabilities.registerFields];
  const text = (name: Exclude<Name, 'countryCode' | 'province'>, label: string, rest: InputProps = {}) => (
    <Input
      name={name}
      label={label}
      defaultValue={defaultValue[name] ?? ''}
      isRequired={required.includes(name)}
      isOptional={!required.includes(name)}
      {...rest}
    />
  );
  return (
    <Fields {...root} data-mode={mode}>
      <CountryAndState
        countries={countries}
        countryCode={defaultValue.countryCode ?? ''}
        province={defaultValue.province ?? ''}
      />
      {mode === 'full' && (
        <>
          {text('firstName', messages.firstName, { autoComplete: 'given-name' })}
          {text('lastName', messages.lastName, { autoComplete: 'family-name' })}
          {text('company', messages.company, { autoComplete: 'organization' })}
          {text('phone', messages.phone, { autoComplete: 'tel', type: 'tel' })}
        </>
      )}
      {text('address1', messages.address, { autoComplete: 'address-line1' })}
      {text('address2', messages.address2, { autoComplete: 'address-line2' })}
      {text('city', messages.city, { autoComplete: 'address-level2' })}
      {text('zip', messages.zip, { autoComplete: 'postal-code', autoCapitalize: 'characters' })}
    </Fields>
  );
}

interface CountryAndStateProps {
  countries: AddressFieldsProps['countries'];
  countryCode: string;
  province: string;
}

/** The initial state stays selectable, even if the list does not have it. */
function CountryAndState({ countries, ...first }: CountryAndStateProps) {
  const { messages, locale } = useShop();
  const [countryCode, setCountryCode] = useState(first.countryCode);
  const [province, setProvince] = useState(first.province);
  const isHydrated = useIsHydrated();
  const countryItems = useMemo(() => {
    const named = countries ?? (isHydrated ? countriesIn(locale) : codesOnly(locale));
    return named.map(({ code, name }) => ({ value: code, label: name }));
  }, [countries, locale, isHydrated]);
  const listed = statesOf(countryCode);
  const isFirst = countryCode === first.countryCode;
  const states = isFirst && listed ? withOwn(listed, first.province) : listed;

  const chooseCountry = (code: string | null) => {
    const chosen = code ?? '';
    setCountryCode(chosen);
    setProvince(chosen ? stateIn(chosen, province) : '');
  };

  return (
    <>
      <NativeSelect
        name="countryCode"
        label={messages.country}
        autoComplete="country"
        placeholder={messages.chooseCountry}
        items={countryItems}
        value={countryCode}
        onChange={chooseCountry}
        isRequired
      />
      <input type="hidden" name="provinceOf" value={countryCode} />
      <noscript>
        <Button type="submit" name="intent" value="states" variant="outline" size="sm" formNoValidate>
          {messages.showStates}
        </Button>
      </noscript>
      {countryCode && !states ? (
        <input type="hidden" name="province" value={isFirst ? first.province || noState : noState} />
      ) : (
        <NativeSelect
          name="province"
          label={messages.state}
          autoComplete="address-level1"
          placeholder={messages.chooseState}
          items={(states ?? []).map((state) => ({ value: state, label: state }))}
          value={province}
          onChange={(state) => setProvince(state ?? '')}
          isDisabled={!states}
          isRequired={Boolean(states)}
        />
      )}
    </>
  );
}

/** Servers and browsers agree on the codes, but not on the names. */
const codesOnly = (locale: string): Country[] =>
  countriesIn(locale)
    .map(({ code }) => ({ code, name: code }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));

const withOwn = (states: readonly string[], own: string): readonly string[] =>
  !own || own === noState || states.includes(own) ? states : [own, ...states];
