import type { Flavour } from '../model/flavours.js';
import { registry, type FlavourSettings } from './registry.js';

/** How to reach the sandbox at `baseUrl`, such as 'http://127.0.0.1:4010', in the protocol of a flavour. */
export const sandboxSettings = <Name extends Flavour>(flavour: Name, baseUrl: string): FlavourSettings[Name] =>
  registry[flavour].sandboxSettings(baseUrl);
