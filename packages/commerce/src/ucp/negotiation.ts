/** The version and the capabilities that an agent and the shop have in common. */
import type { Agent } from './agents.js';
import { UcpFailure } from './failures.js';
import { capabilityNames, type Capability, type IsServed } from './profile.js';
import { isVersion, versions, type Version } from './versions.js';

export interface Negotiated {
  version: Version;
  capabilities: ReadonlySet<Capability>;
}

/** @throws UcpFailure 'version_unsupported' if the agent's version is not served */
export function negotiate({ version, capabilities }: Agent, isServed: IsServed): Negotiated {
  if (!isVersion(version))
    throw new UcpFailure(
      'version_unsupported',
      `Version ${version} is not supported. This business supports ${versions.join(' and ')}.`,
    );
  // An entry of the protocol itself has the version of its profile: any other counts as absent.
  return {
    version,
    capabilities: new Set(
      capabilityNames.filter((name) => isServed(name) && capabilities.get(name)?.includes(version)),
    ),
  };
}

/** Returns the URL in the header `UCP-Agent: profile="https://…"`, a dictionary in the format of RFC 8941. */
export const agentUrlOf = (header: string | null): string | undefined =>
  /(?:^|,)[ \t]*profile="([^"\\]*)"/.exec(header ?? '')?.[1];
