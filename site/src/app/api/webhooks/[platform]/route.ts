import { store } from '../../../../server/store/sharedStore';
import { answerWebhook } from '../../../../server/webhooks/answerWebhook';

/** Takes the webhooks of the platforms: see docs/guides/webhooks.md. */
const answer = async (request: Request, { params }: { params: Promise<{ platform: string }> }) =>
  answerWebhook(request, (await params).platform, store());

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
