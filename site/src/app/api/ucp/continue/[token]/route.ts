import { answerContinue } from '../../../../../server/agents/business';

/** Leads a buyer to the checkout of the cart that an agent has filled. */
export const GET = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
  answerContinue(request, (await params).token);
