import type { Flavour } from '../model/flavours.js';
import { registry } from './registry.js';
import type { CommerceSettings } from './settings.js';

/** Returns the origin of the platform's checkout, to which a shop's server may redirect. Undefined if the settings have no URL. */
export function checkoutOrigin<Name extends Flavour>(settings: CommerceSettings<Name>): string | undefined {
  const { checkoutAddress = baseUrlOf } = registry[settings.flavour as Name];
  const address = checkoutAddress(settings);
  return address ? new URL(address).origin : undefined;
}

const baseUrlOf = ({ baseUrl }: { baseUrl?: string | undefined }) => baseUrl;
