import type { Flavour } from '../model/flavours.js';
import { registry, type FlavourSettings } from './registry.js';

/** Returns the settings for the sandbox at `baseUrl` ('http://127.0.0.1:4010'), which answers in the flavour's protocol. */
export const sandboxSettings = <Name extends Flavour>(flavour: Name, baseUrl: string): FlavourSettings[Name] =>
  registry[flavour].sandboxSettings(baseUrl);
