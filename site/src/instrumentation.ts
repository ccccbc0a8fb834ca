/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { isMeasured } = await import('./server/telemetry/measures');
  const sendRest = isMeasured ? (await import('./server/telemetry/register')).register() : undefined;
  (await import('./serving/start')).start(sendRest);
}
