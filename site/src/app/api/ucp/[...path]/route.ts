import { answerAgent } from '../../../../server/agents/business';

/** Answers agents in the Universal Commerce Protocol: REST, and MCP at /api/ucp/mcp. */
const answer = async (request: Request, { params }: { params: Promise<{ path: string[] }> }) =>
  answerAgent(request, `/${(await params).path.join('/')}`);

export { answer as DELETE, answer as GET, answer as POST, answer as PUT };
