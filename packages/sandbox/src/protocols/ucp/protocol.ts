/** The Universal Commerce Protocol, for agents: see docs/our-choices.md. */
import { json, methodNotAllowed, plain } from '../../http.js';
import type { Protocol } from '../protocol.js';
import { endpointPath, isUcpUrl, profilePath, samplePath } from './matches.js';
import { answerMcp } from './mcp.js';
import { operationAt, operationNamed, operations } from './operations.js';
import { businessProfile, sampleAgentProfile } from './profile.js';
import { answerRest } from './rest.js';
import { publicKeys } from './signing.js';
import { currentVersion, isVersion, type Version } from './versions.js';

const mcpPath = `${endpointPath}/mcp`;

export const ucp: Protocol = {
  matches: isUcpUrl,
  names: operations.map(({ name }) => name),
  calls(request, { pathname }, body) {
    const operation =
      pathname === mcpPath
        ? operationNamed(toolIn(body))
        : operationAt(request.method, pathname.slice(endpointPath.length))?.operation;
    return operation ? [operation.call, operation.name] : [];
  },
  answer(request, url, body, context) {
    const { pathname } = url;
    const { origin } = context;
    if (isAt(pathname, profilePath))
      return profile(request, versionIn(pathname, profilePath), async (version) =>
        businessProfile(version, origin, await publicKeys(context.shop)),
      );
    if (isAt(pathname, samplePath))
      return profile(request, versionIn(pathname, samplePath), (version) => sampleAgentProfile(version));
    return pathname === mcpPath ? answerMcp(request, body, context) : answerRest(request, url, body, context);
  },
};

const isAt = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** Returns the version at the end of a path. The path alone means the current one. */
const versionIn = (path: string, base: string): string => path.slice(base.length + 1) || currentVersion;

async function profile(
  { method }: Request,
  version: string,
  make: (version: Version) => object | Promise<object>,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed('GET', 'HEAD');
  if (!isVersion(version)) return plain('Not Found\n', { status: 404 });
  return json(await make(version), { headers: { 'cache-control': 'public, max-age=60' } });
}

/** Returns the name of the tool that a message of MCP calls. */
function toolIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { params?: { name?: unknown } } | null)?.params?.name;
  } catch {
    return undefined;
  }
}
