import { answerProfile } from '../../../../server/agents/business';

/** The profile in an older version of the protocol. */
export const GET = async (_: Request, { params }: { params: Promise<{ version: string }> }) =>
  answerProfile((await params).version);
