/** Responds while the server is alive. `/api/ready` also checks whether the platform responds. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
