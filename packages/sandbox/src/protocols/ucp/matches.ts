export const profilePath = '/.well-known/ucp';
/** The base path of the REST binding. The MCP binding is at `/mcp` below it. */
export const endpointPath = '/api/ucp';
/** The profiles of a sample agent, by version. */
export const samplePath = `${endpointPath}/agents`;

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

export const isUcpUrl = ({ pathname }: URL): boolean =>
  isBelow(pathname, profilePath) || isBelow(pathname, endpointPath);
