/** Says that the server is alive. `/api/ready` says whether the platform answers, too. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
